import { checkBookings } from '#functions/mail/extract/check-bookings.ts';
import {
  KIND_OF_ROLE,
  MENTION_ROLES,
  type MentionRole,
  mentionValue,
} from '#functions/mail/extract/roles/mention-roles.ts';
import { type RoleWeights, roleScorer } from '#functions/mail/extract/roles/role-scorer.ts';
import { weighedDrafts } from '#functions/mail/extract/roles/weighed-drafts.ts';
import { calibrate, calibrationReport, newCalibration } from '#infra/bench/mail-calibration.ts';
import { newTally, tallyCase } from '#infra/bench/mail-tally.ts';
import type { ParsedBooking } from '#shared/mail/schema.ts';
import { type RoleExample, trainedRoles } from './role-examples.ts';

/** Right, wrong or invented, and missed. */
interface Counts {
  right: number;
  wrong: number;
  missed: number;
}

const none = (): Counts => ({ right: 0, wrong: 0, missed: 0 });

const percent = (part: number, whole: number): string => (whole === 0 ? '-' : ((100 * part) / whole).toFixed(1));

const figures = ({ right, wrong, missed }: Counts): string =>
  [percent(right, right + wrong), percent(right, right + missed), percent(2 * right, 2 * right + wrong + missed)]
    .map((each) => each.padStart(5))
    .join(' / ');

/** How a mail was read: by the rules alone, and with the weights beside them. */
const READINGS = ['rules', 'both'] as const;

/** What was read of some mails by the two, each with weights that were made without them. */
class Comparison {
  readonly tallies = { rules: newTally(), both: newTally() };
  readonly calibrations = { rules: newCalibration(), both: newCalibration() };
  /** The values of a role that the mails mention, as the rules choose them and as the scorer does. */
  readonly values = new Map(MENTION_ROLES.map((role) => [role, { rules: none(), scorer: none() }]));

  add(example: RoleExample, weights: RoleWeights): void {
    const { expected, context, drafts } = example;
    const read = { rules: checkBookings(drafts), both: checkBookings(weighedDrafts(drafts, context, weights)) };
    for (const by of READINGS) {
      tallyCase(this.tallies[by], expected, read[by]);
      calibrate(this.calibrations[by], expected, read[by]);
    }
    for (const role of MENTION_ROLES) this.addValues(role, example, { read: read.rules, weights });
  }

  private addValues(
    role: MentionRole,
    { context, mentions }: RoleExample,
    { read, weights }: { readonly read: readonly ParsedBooking[]; readonly weights: RoleWeights },
  ): void {
    const labelled = mentions.get(role);
    const counts = this.values.get(role);
    // A place is said by several mentions, of which the rules take one.
    if (!labelled || !counts || KIND_OF_ROLE[role] === 'text') return;
    const scores = roleScorer(context, weights)(role);
    const byValue = Map.groupBy(scores.keys(), (at) => scores[at]?.mention.value ?? '');
    for (const [value, places] of byValue) {
      const holds = places.some((at) => labelled[at]?.holds === true);
      count(
        counts.rules,
        holds,
        read.some((booking) => choose(booking, role, value)),
      );
      count(
        counts.scorer,
        holds,
        places.some((at) => (scores[at]?.probability ?? 0) >= 0.5),
      );
    }
  }

  /** All fields that weights are for, and the currency that comes with a total. */
  fields(by: (typeof READINGS)[number]): Counts {
    const sum = none();
    for (const name of [...MENTION_ROLES, 'currency']) {
      const { right, wrong, missed } = this.tallies[by].counts.get(name) ?? none();
      sum.right += right;
      sum.wrong += wrong;
      sum.missed += missed;
    }
    return sum;
  }
}

function count(counts: Counts, holds: boolean, isChosen: boolean): void {
  if (holds && isChosen) counts.right += 1;
  else if (isChosen) counts.wrong += 1;
  else if (holds) counts.missed += 1;
}

/** An end on the day of the start says nothing of its own. */
function choose(booking: ParsedBooking, role: MentionRole, mentioned: string): boolean {
  const value = booking[role];
  const isStart = role === 'endDate' && value === booking.startDate;
  return value !== undefined && !isStart && mentionValue(role, value) === mentioned;
}

/** Weights made without each family, or each language, on just its mails. */
function reportWithout(examples: readonly RoleExample[], by: 'family' | 'language'): Comparison {
  const all = new Comparison();
  for (const name of [...new Set(examples.map((each) => each[by]))].sort()) {
    const weights = trainedRoles(examples.filter((each) => each[by] !== name));
    const own = new Comparison();
    for (const example of examples.filter((each) => each[by] === name)) {
      own.add(example, weights);
      all.add(example, weights);
    }
    console.log(
      `without ${by} ${name}`.padEnd(34),
      `fields ${figures(own.fields('rules'))} by the rules, ${figures(own.fields('both'))} by both`,
    );
  }
  return all;
}

function reportAll(by: string, all: Comparison): void {
  console.log(`all, each without its ${by}: precision / recall / F1`);
  for (const [role, { rules, scorer }] of all.values)
    if (rules.right > 0)
      console.log(
        `  ${role.padEnd(20)} mentions ${figures(rules)} by the rules, ${figures(scorer)} by the weights alone`,
      );
  for (const reading of READINGS) {
    console.log(`  fields ${figures(all.fields(reading))} by ${reading === 'rules' ? 'the rules' : 'both'}`);
    for (const line of calibrationReport(all.calibrations[reading])) console.log(`    ${line}`);
  }
}

/**
 * How the rules do alone and beside weights that have seen none of a mail's family, or of its language. The rules
 * themselves have seen all but the latest rounds, so that only those say how much the weights add.
 */
export function reportRoles(examples: readonly RoleExample[]): void {
  for (const by of ['family', 'language'] as const) reportAll(by, reportWithout(examples, by));
}
