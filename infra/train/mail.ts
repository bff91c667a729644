import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { storedRole } from '#functions/mail/extract/roles/role-weights.ts';
import { logOdds, type Model, train } from './logistic-regression.ts';
import { type MailExample, mailExamples } from './mail-examples.ts';
import { reportRoles } from './roles/report-roles.ts';
import { roleExamples, trainedRoles } from './roles/role-examples.ts';

const EVENTS = resolve(import.meta.dirname, '../../events/mail');
const DATA = resolve(import.meta.dirname, '../../functions/mail/data');
/** Weights below it say nothing. */
const LEAST = 0.05;

const round = (value: number): number => Math.round(value * 100) / 100;

/** The model as it is stored: two decimals, the strongest signs first. */
function stored({ bias, weights }: Model): Model {
  const kept = Object.entries(weights)
    .map(([name, weight]) => [name, round(weight)] as const)
    .filter(([, weight]) => Math.abs(weight) >= LEAST)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  return { bias: round(bias), weights: Object.fromEntries(kept) };
}

const write = (name: string, content: object): void =>
  writeFileSync(resolve(DATA, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);

function reportOn(name: string, model: Model, examples: readonly MailExample[]): void {
  const wrong = examples.filter(({ signs, holds }) => logOdds(model, signs) > 0 !== holds);
  const of = (holds: boolean) => {
    const all = examples.filter((each) => each.holds === holds).length;
    return `${all - wrong.filter((each) => each.holds === holds).length} of ${all}`;
  };
  console.log(
    `${name.padEnd(34)} confirmations taken ${of(true)}, others left ${of(false)}${wrong.length === 0 ? '' : `: ${wrong.map(({ mail }) => mail).join(' ')}`}`,
  );
}

/** The same question put to mails of which the model has seen none of their family, or of their language. */
function reportWithout(examples: readonly MailExample[], by: 'family' | 'language'): void {
  for (const name of [...new Set(examples.map((each) => each[by]))].sort()) {
    const rest = examples.filter((each) => each[by] !== name);
    reportOn(
      `without ${by} ${name}`,
      train(rest),
      examples.filter((each) => each[by] === name),
    );
  }
}

/**
 * `npm run train:mail`: what the signs of a confirmation weigh, and what speaks for the role of a mention, from the
 * mails of events/mail, written to functions/mail/data; and how weights do that were made without a family, or a
 * language.
 */
const examples = await mailExamples(EVENTS);
const model = stored(train(examples));
write('confirmation-weights', model);
console.log(`${examples.length} mails whose text gives bookings`);
reportOn('all', model, examples);
reportWithout(examples, 'family');
reportWithout(examples, 'language');

const mentioned = await roleExamples(EVENTS);
const roles = Object.entries(trainedRoles(mentioned)).map(([role, weights]) => [role, storedRole(weights)] as const);
write('role-weights', Object.fromEntries(roles));
console.log(`\n${mentioned.length} mails with bookings, whose mentions have roles`);
reportRoles(mentioned);
