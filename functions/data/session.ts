/** How long a session lasts, in seconds: 30 days. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** A session that was not used for so many days has ended. */
export const IDLE_DAYS = 14;

/** The caller: the session named by the cookie. */
export interface Caller {
  readonly travellerId: string;
  readonly sessionId: string;
  /** The traveller's email at sign-in, so that what is stored under it can be read at once; may be absent. */
  readonly email?: string;
  /** When the session began, ISO 8601; absent in one that begins with this call. */
  readonly signedInAt?: string;
  /** The day on which the session was last seen in use, YYYY-MM-DD in UTC; absent until it is used once. */
  readonly lastUsed?: string;
}

/** Where a session begins. */
export interface Browser {
  /** The session that it had until now, which ends. */
  readonly former: Caller | undefined;
  /** 'Firefox on Windows'; undefined for one that does not say. */
  readonly device: string | undefined;
}
