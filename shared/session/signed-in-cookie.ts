/**
 * The plain name of the cookie that scripts may read, which begins and ends with the session's: its presence says that
 * somebody is signed in here, so that a page can begin its calls before the server has answered who. It proves nothing.
 */
export const SIGNED_IN_COOKIE = 'signed-in';
