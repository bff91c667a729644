/** Media types of documents that are no pictures, by the extension that their files have. */
export const DOCUMENT_TYPES = { pdf: 'application/pdf', pkpass: 'application/vnd.apple.pkpass' } as const;
