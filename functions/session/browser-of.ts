import type { Browser, Caller } from '../data/session.ts';

type Headers = Readonly<Record<string, string | undefined>>;
/** A longer User-Agent is not a browser's, and is not parsed. */
const MAX_LENGTH = 1000;

/** The browser that a request comes from, for the list of sessions; no address is kept. */
export async function browserOf(former: Caller | undefined, headers: Headers): Promise<Browser> {
  return { former, device: await deviceName(headers['user-agent']) };
}

/** Browser and system out of a User-Agent (RFC 9110, 10.1.5): 'Firefox on Windows'; undefined when it names neither. */
export async function deviceName(userAgent: string | undefined): Promise<string | undefined> {
  if (!userAgent || userAgent.length > MAX_LENGTH) return undefined;
  const { default: Bowser } = await import('bowser');
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter((name) => name && name !== 'Unknown').join(' on ') || undefined;
}
