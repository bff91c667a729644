import type { MailContext } from '#functions/mail/extract/mail-context.ts';
import { mentionFeatures, mentionsBeside } from '#functions/mail/extract/roles/mention-features.ts';
import {
  KIND_OF_ROLE,
  MENTION_ROLES,
  type MentionRole,
  mentionValue,
} from '#functions/mail/extract/roles/mention-roles.ts';
import { type Mention, mentionsOf } from '#functions/mail/extract/roles/mentions.ts';
import { bucketOf } from '#functions/mail/extract/roles/role-scorer.ts';
import type { Expected } from '#infra/bench/mail-cases.ts';
import { fieldMatches } from '#infra/bench/mail-match.ts';

/** A mention by what it shows, and whether it is the value of its role in a booking of the mail. */
export interface LabelledMention {
  readonly buckets: Int32Array;
  readonly holds: boolean;
}

/** The mentions of a mail by the role that is asked for. */
export type LabelledMentions = ReadonlyMap<MentionRole, readonly LabelledMention[]>;

/** Values are compared as mentions have them; a place by its words, as the evaluation does. */
function isValue({ kind, value }: Mention, role: MentionRole, booking: Expected): boolean {
  const expected = booking[role];
  if (expected === undefined) return false;
  if (kind === 'text') return fieldMatches('location', booking, { location: value } as never);
  // An end on the day of the start says nothing of its own.
  if (role === 'endDate' && expected === booking.startDate) return false;
  return mentionValue(role, expected) === value;
}

/** What the answers leave open is not learned from. */
const isJudged = (role: MentionRole, expected: readonly Expected[]): boolean =>
  expected.every(
    (booking) => !booking._notJudged?.includes(role) && (role !== 'cost' || booking._groupTotal === undefined),
  );

/** Labels the mentions of a mail by the values that are expected of it. */
export function labelledMentions(context: MailContext, expected: readonly Expected[]): LabelledMentions {
  const kinds = new Set(Object.values(KIND_OF_ROLE));
  const shown = new Map(
    [...kinds].map((kind) => {
      const mentions = mentionsOf(context, kind);
      const beside = mentionsBeside(context, mentions);
      const of = (mention: Mention) => Int32Array.from(new Set(mentionFeatures(mention, beside).map(bucketOf)));
      return [kind, mentions.map((mention) => ({ mention, buckets: of(mention) }))] as const;
    }),
  );
  return new Map(
    MENTION_ROLES.filter((role) => isJudged(role, expected)).map((role) => [
      role,
      (shown.get(KIND_OF_ROLE[role]) ?? []).map(({ mention, buckets }) => ({
        buckets,
        holds: expected.some((booking) => isValue(mention, role, booking)),
      })),
    ]),
  );
}
