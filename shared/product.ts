/** The product's name: in the header, in document titles and in mails. */
export const PRODUCT_TITLE = 'Travel Timeline';
