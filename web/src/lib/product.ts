/** The product's name: the header's logo, and the end of every document title. */
export const PRODUCT_TITLE = 'Travel Timeline';
