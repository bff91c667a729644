import { evidenceAt, guessed, type MailContext } from '../mail-context.ts';
import type { Draft, Found } from '../mail-reading.ts';
import { MENTION_ROLES, type MentionRole, mentionValue } from './mention-roles.ts';
import { type Mention, mentioned } from './mentions.ts';
import { type RoleScore, type RoleWeights, roleScorer, type Scorer } from './role-scorer.ts';
import { roleWeights } from './role-weights.ts';

/** Below it a mention contradicts the rules that chose it; less is needed of a place, which may be one of many lines. */
const CONTRADICTED = 0.1;
const PLACE_CONTRADICTED = 0.05;
/** From it on, a mention is taken where the rules chose none, or one that is contradicted. */
const LIKELY = 0.7;
const LONGEST_HOW = 500;

type Fields = Draft['fields'];

const likeliest = (scores: readonly RoleScore[]): RoleScore | undefined =>
  scores.reduce<RoleScore | undefined>(
    (most, each) => (each.probability > (most?.probability ?? 0) ? each : most),
    undefined,
  );

/** Whether a mention says the value that the rules chose: of a place, what stands where they found it. */
function saysValue(role: MentionRole, { value, evidence: { start = 0, end = 0 } }: Found<string | number>) {
  if (role === 'location')
    return ({ segment }: Mention) => segment.start < end && segment.start + segment.text.length > start;
  const plain = mentionValue(role, value);
  return (mention: Mention) => mention.value === plain;
}

/** The fields that a mention gives, as guesses that say what spoke for them. */
function fieldsFrom(role: MentionRole, { mention, because }: RoleScore): Fields {
  const how = `guessed from: ${because().join(', ')}`.slice(0, LONGEST_HOW);
  const evidence = evidenceAt(mention.segment, mention, 'guessed', how);
  if (role === 'cost') {
    const currency = mention.segment.money.find(({ start }) => start === mention.start)?.currency;
    return {
      cost: { value: Number(mention.value), evidence },
      ...(currency ? { currency: { value: currency, evidence } } : {}),
    };
  }
  const value = role === 'confirmationNumber' ? mentioned(mention) : mention.value;
  return { [role]: { value, evidence } };
}

/** An end is after its start, and not at the same moment. */
function fits(
  role: MentionRole,
  { mention: { value } }: RoleScore,
  { startDate, startTime, endTime }: Fields,
): boolean {
  if (role === 'endDate') return startDate !== undefined && value > startDate.value;
  if (role === 'endTime') return value !== startTime?.value;
  return role !== 'startTime' || value !== endTime?.value;
}

/** What is the same for all bookings of a mail: all of one booking, its reference, and the total that one of them has. */
function isWhole(role: MentionRole, drafts: readonly Draft[]): boolean {
  if (drafts.length === 1) return true;
  if (role === 'confirmationNumber')
    return new Set(drafts.map(({ fields }) => fields.confirmationNumber?.value)).size === 1;
  return role === 'cost' && drafts.slice(1).every(({ fields }) => fields.cost === undefined);
}

/** The mention of what the rules chose, if it contradicts them. */
function contradictionOf(role: MentionRole, found: Found<string | number>, scored: Scorer): RoleScore | undefined {
  const own = likeliest(scored(role, saysValue(role, found)));
  const least = role === 'location' ? PLACE_CONTRADICTED : CONTRADICTED;
  return own && own.probability < least ? own : undefined;
}

function withRole(draft: Draft, role: MentionRole, scored: Scorer, isOwn: boolean): Draft {
  const { fields } = draft;
  const found = fields[role];
  // An end on the day of the start says nothing of its own.
  if (role === 'endDate' && found && found.value === fields.startDate?.value) return draft;
  const contradiction = found && contradictionOf(role, found, scored);
  if (found && !contradiction) return draft;
  // Another line may say of a place what the rules put together from two.
  const most = isOwn && !(found && role === 'location') ? likeliest(scored(role)) : undefined;
  if (most && most.probability >= LIKELY && fits(role, most, fields))
    return { ...draft, fields: { ...fields, ...fieldsFrom(role, most) } };
  if (!found || !contradiction) return draft;
  const how = `doubtful from: ${contradiction.because().join(', ')}`.slice(0, LONGEST_HOW);
  return { ...draft, fields: { ...fields, [role]: guessed<string | number>(found, how) } };
}

/**
 * The drafts of the rules beside what is learned of mentions like theirs: a value that this contradicts becomes a guess,
 * and where a mention is likely that no rule chose, the guess is that one.
 */
export function weighedDrafts(
  drafts: readonly Draft[],
  context: MailContext,
  weights: RoleWeights = roleWeights(),
): readonly Draft[] {
  if (drafts.length === 0) return drafts;
  const scored = roleScorer(context, weights);
  return MENTION_ROLES.reduce<readonly Draft[]>((all, role) => {
    const whole = isWhole(role, all);
    return all.map((draft, index) => withRole(draft, role, scored, whole && (role !== 'cost' || index === 0)));
  }, drafts);
}
