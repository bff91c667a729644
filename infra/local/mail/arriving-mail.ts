import type { SESEvent } from 'aws-lambda';

/** What is known of a message before it is stored. */
export interface Arrival {
  readonly messageId: string;
  /** The envelope sender; '' for a bounce. */
  readonly sender: string;
  /** The envelope recipients (RCPT TO). */
  readonly recipients: readonly string[];
  readonly receivedAt: Date;
}

const UNCHECKED = { status: 'DISABLED' } as const;

/**
 * SES's event for the function that admits mails (Amazon SES developer guide: "Contents of notifications for Amazon SES
 * email receiving"). Nothing is checked here, and the verdicts say so.
 */
export function arrivingMail({ messageId, sender, recipients, receivedAt }: Arrival): SESEvent {
  const timestamp = receivedAt.toISOString();
  const commonHeaders = { date: timestamp, messageId, returnPath: sender };
  return {
    Records: [
      {
        eventSource: 'aws:ses',
        eventVersion: '1.0',
        ses: {
          mail: {
            ...{ timestamp, source: sender, messageId, destination: [...recipients] },
            ...{ headersTruncated: false, headers: [], commonHeaders },
          },
          receipt: {
            ...{ timestamp, processingTimeMillis: 0, recipients: [...recipients] },
            ...{ spamVerdict: UNCHECKED, virusVerdict: UNCHECKED, spfVerdict: UNCHECKED, dkimVerdict: UNCHECKED },
            dmarcVerdict: UNCHECKED,
            action: { type: 'Lambda', functionArn: 'admit-mail', invocationType: 'RequestResponse' },
          },
        },
      },
    ],
  };
}
