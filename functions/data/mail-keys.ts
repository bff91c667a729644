/** The folder of the mail bucket where SES stores messages: the rest of the key is the message's id. */
export const INBOUND = 'inbound';
