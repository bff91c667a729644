/** How long a session lasts, in seconds: 30 days. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** The caller: the session named by the cookie. */
export interface Caller {
  readonly travellerId: string;
  readonly sessionId: string;
  /** The traveller's email at sign-in, so that what is stored under it can be read at once; may be absent. */
  readonly email?: string;
}
