/** The senders of forwarding requests, and the hosts of their links. */
export interface MailboxProvider {
  readonly name: string;
  /** Domains of the provider itself, in which nobody else can have an address. */
  readonly domains: readonly string[];
  /** Single addresses in domains where others have addresses, too. */
  readonly addresses: readonly string[];
  /** Hosts that a confirmation link may have, including subdomains. */
  readonly linkHosts: readonly string[];
}

/** Only senders with a source; any other is treated as a stranger. */
export const MAILBOX_PROVIDERS: readonly MailboxProvider[] = [
  {
    // The sender: https://github.com/OAButton/discussion/issues/665; of a Workspace's own domain, too:
    // https://github.com/sparcopen/opencon/issues/26.
    name: 'Gmail',
    domains: [],
    addresses: ['forwarding-noreply@google.com'],
    linkHosts: ['mail-settings.google.com', 'mail.google.com', 'isolated.mail.google.com'],
  },
  {
    // Microsoft's mail about accounts: https://learn.microsoft.com/en-us/answers/questions/5788289.
    name: 'Outlook',
    domains: ['accountprotection.microsoft.com'],
    addresses: [],
    linkHosts: ['live.com', 'office.com', 'microsoft.com', 'outlook.com'],
  },
  {
    // 'Always @cc.yahoo-inc.com': https://help.yahoo.com/kb/SLN2091.html; Agile CRM takes no-reply@cc.yahoo-inc.com for
    // Yahoo's request to confirm forwarding.
    name: 'Yahoo',
    domains: ['cc.yahoo-inc.com'],
    addresses: [],
    linkHosts: ['yahoo.com'],
  },
  {
    // Apple's own mail: https://discussions.apple.com/thread/255667554. Its guide to forwarding has no confirmation step,
    // https://support.apple.com/guide/icloud/mm6b1a3960/icloud; if there is one, it comes from there.
    name: 'iCloud',
    domains: ['apple.com', 'id.apple.com', 'email.apple.com'],
    addresses: [],
    linkHosts: ['icloud.com', 'apple.com'],
  },
  {
    // The domain of its staff's addresses (see B. Gondwana's in the IETF's DKIM2 drafts): in fastmail.com itself customers
    // have addresses.
    name: 'Fastmail',
    domains: ['fastmailteam.com'],
    addresses: [],
    linkHosts: ['fastmail.com'],
  },
];

export function isUnder(domain: string, parent: string): boolean {
  return domain === parent || domain.endsWith(`.${parent}`);
}
