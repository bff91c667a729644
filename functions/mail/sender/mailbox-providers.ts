/** Who writes when a mailbox is to be forwarded, and where the links in it lead. */
export interface MailboxProvider {
  readonly name: string;
  /** Domains of the provider itself, in which nobody else can have an address. */
  readonly domains: readonly string[];
  /** Single addresses in domains that others have addresses in, too. */
  readonly addresses: readonly string[];
  /** Hosts that a link to confirm may have, with all below them. */
  readonly linkHosts: readonly string[];
}

export const MAILBOX_PROVIDERS: readonly MailboxProvider[] = [
  {
    name: 'Gmail',
    domains: [],
    addresses: ['forwarding-noreply@google.com'],
    linkHosts: ['mail-settings.google.com', 'mail.google.com', 'isolated.mail.google.com'],
  },
  {
    name: 'Outlook',
    domains: ['accountprotection.microsoft.com', 'microsoft.com', 'mail.microsoft.com'],
    addresses: ['postmaster@outlook.com', 'no-reply@outlook.com'],
    linkHosts: ['live.com', 'office.com', 'microsoft.com', 'outlook.com'],
  },
  {
    name: 'Yahoo',
    domains: ['cc.yahoo-inc.com', 'yahoo-inc.com', 'yahooinc.com'],
    addresses: ['no-reply@yahoo.com', 'noreply@mail.yahoo.com'],
    linkHosts: ['yahoo.com'],
  },
  {
    name: 'iCloud',
    domains: ['apple.com', 'email.apple.com', 'id.apple.com', 'insideicloud.icloud.com'],
    addresses: ['noreply@icloud.com', 'no-reply@icloud.com'],
    linkHosts: ['icloud.com', 'apple.com'],
  },
  {
    name: 'Fastmail',
    domains: ['fastmailteam.com'],
    addresses: ['no-reply@fastmail.com', 'noreply@fastmail.com', 'support@fastmail.com'],
    linkHosts: ['fastmail.com'],
  },
];

export function isUnder(domain: string, parent: string): boolean {
  return domain === parent || domain.endsWith(`.${parent}`);
}
