export interface Reception {
  /** The id SES gives the message, part of its key in the bucket. */
  readonly messageId: string;
  /** The envelope sender; '' for a bounce. */
  readonly sender: string;
  /** The one envelope recipient that this copy is for. */
  readonly recipient: string;
  /** What the client called itself in HELO or EHLO. */
  readonly helo: string;
  readonly clientAddress: string;
  readonly receivedAt: Date;
  /** The server that received the message. */
  readonly domain: string;
  /** The stated verdicts about the sender; by default that nothing was checked. */
  readonly verdicts?: string | undefined;
}

/**
 * The header fields that SES puts before the message it stores, in its order and format. `Received: … for <recipient>`
 * is the only place with the envelope recipient, as on AWS. Spam, viruses, SPF, DKIM and DMARC are not checked here,
 * and the fields say so. https://docs.aws.amazon.com/ses/latest/dg/receiving-email-notifications-contents.html, RFC
 * 5321 section 4.4, RFC 8601
 */
export function addedHeaders(reception: Reception): string {
  const { messageId, sender, recipient, clientAddress, receivedAt, domain, verdicts } = reception;
  const helo = hostName(reception.helo);
  const date = receivedAt.toUTCString().replace('GMT', '+0000 (UTC)');
  return [
    `Return-Path: <${sender}>`,
    `Received: from ${helo} (${helo} [${clientAddress}])`,
    ` by ${domain}`,
    ` with SMTP id ${messageId}`,
    ` for ${recipient};`,
    ` ${date}`,
    'X-SES-Spam-Verdict: DISABLED',
    'X-SES-Virus-Verdict: DISABLED',
    `Authentication-Results: ${domain};`,
    ` ${verdicts ?? 'spf=none (not checked); dkim=none (not checked); dmarc=none (not checked)'}`,
    '',
  ].join('\r\n');
}

/** The client may say anything; its text must not read as another part of the field. */
function hostName(helo: string): string {
  return helo.replace(/[^A-Za-z0-9.:_[\]-]/g, '-') || 'unknown';
}
