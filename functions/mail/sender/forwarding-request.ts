import type { ForwardingRequest } from '#shared/mail/schema.ts';
import type { MailReading } from '../extract/mail-reading.ts';
import { type Authentication, failed, passedFor } from './authentication.ts';
import { isUnder, MAILBOX_PROVIDERS, type MailboxProvider } from './mailbox-providers.ts';

/** What every such mail is about, in the languages of mails. */
const FORWARDING =
  /forward|weiterleit|transf[eé]r|renvoi|reenv|inoltr|doorst|doorgest|encaminh|vidarebefor|videresend|転送/i;
const CONFIRMING =
  /confirm|verif|bestätig|prüf|vérif|conferm|bevestig|bekräft|bekræft|código|codice|code|kod|確認|コード/i;
const CODE_NEAR = /(?:code|código|codice|kod|コード|nummer|number|PIN)[^\d\n]{0,40}\n?[^\d\n]{0,20}(\d{4,12})\b/i;
const CODE_IN_SUBJECT = /[(（]?#(\d{6,12})[)）]?/;
const LINK = /https:\/\/[^\s<>"')\]]{1,1500}/g;
const ADDRESS = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;
/** Gmail's second link, which rejects the forwarding for someone who did not request it. */
const REFUSING = '/mail/uf-';
const MAX_TEXT = 20_000;

/**
 * Whether a mail is, or claims to be, a provider's request to confirm forwarding; it is one only if its sender is
 * verified.
 */
type ForwardingMail =
  | { readonly kind: 'request'; readonly request: ForwardingRequest }
  | { readonly kind: 'unproved'; readonly provider: string };

/** Recognises a mailbox provider's request to confirm forwarding; undefined for any other mail. */
export function forwardingMail(
  reading: Pick<MailReading, 'from' | 'subject' | 'text' | 'forwardedBy'>,
  found: Authentication | undefined,
  mailDomain: string,
): ForwardingMail | undefined {
  const from = reading.from?.address ?? '';
  const provider = MAILBOX_PROVIDERS.find((each) => isFrom(each, from));
  if (!provider || reading.forwardedBy.length > 0) return undefined;
  const text = reading.text.slice(0, MAX_TEXT);
  const subject = reading.subject ?? '';
  const about = `${subject}\n${text}`;
  if (!FORWARDING.test(about) || !CONFIRMING.test(about)) return undefined;
  const code = CODE_IN_SUBJECT.exec(subject)?.[1] ?? CODE_NEAR.exec(text)?.[1] ?? null;
  const link = (text.match(LINK) ?? []).map(withoutTail).find((each) => leadsTo(each, provider)) ?? null;
  if (code === null && link === null) return undefined;
  if (!isProved(from, found)) return { kind: 'unproved', provider: provider.name };
  const mailbox = about.match(ADDRESS)?.find((address) => address !== from && !address.endsWith(`@${mailDomain}`));
  return { kind: 'request', request: { provider: provider.name, mailbox: mailbox ?? null, code, link } };
}

function isFrom({ domains, addresses }: MailboxProvider, from: string): boolean {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return addresses.includes(from) || domains.includes(domain);
}

/** The organisation that the mail names as its sender's has signed it. */
function isProved(from: string, found: Authentication | undefined): boolean {
  return found !== undefined && !found.hasVirus && !failed('dmarc', found) && passedFor(from, 'dkim', found);
}

function leadsTo(link: string, { linkHosts }: MailboxProvider): boolean {
  const url = URL.parse(link);
  if (url?.pathname.startsWith(REFUSING)) return false;
  return url !== null && url.username === '' && linkHosts.some((host) => isUnder(url.hostname, host));
}

function withoutTail(link: string): string {
  return link.replace(/[.,;:!?]+$/, '');
}
