/** The largest mail that is read, in bytes; SES accepts up to 40 MB, we read up to 25 MB. */
export const MAX_MAIL_BYTES = 25 * 1024 * 1024;
/** How much of a larger mail is read for its head, in bytes. */
export const HEAD_BYTES = 256 * 1024;
/** Maximum text of one part, in UTF-16 units. Booking mails have some tens of thousands. */
export const MAX_PART_TEXT = 400_000;
/** Maximum text of a whole document, in UTF-16 units. */
export const MAX_DOCUMENT = 160_000;
/** Maximum number of parts, and depth of nested messages. */
export const MAX_PARTS = 60;
/** Maximum number of parts and boundaries of a mail; a MIME bomb has thousands. */
export const MAX_PART_HEADERS = 400;
export const MAX_BOUNDARIES = 3_000;
export const MAX_MESSAGE_DEPTH = 4;
/** Maximum number of lines of a document, and the longest of them. */
export const MAX_LINES = 2_500;
export const MAX_LINE = 2_000;
/** Maximum bytes of an attachment, and of an unpacked archive. */
export const MAX_ATTACHMENT_BYTES = 8 * 1024 * 1024;
export const MAX_UNPACKED_BYTES = 2 * 1024 * 1024;
