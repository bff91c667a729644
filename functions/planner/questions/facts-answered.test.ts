import { describe, expect, it } from 'vitest';
import { foldInPlace } from '#shared/text/fold.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { converse } from '../conversation/test-conversation.ts';
import { NO_WISH } from '../understand/wish.ts';
import { answerFirst } from './topic-answers.ts';

/** One question of each topic that is answered before anything else, put in words that are in no data. */
const ASKED = [
  'do we need a visa there?',
  'how cold is the sea for a swim in may?',
  'how would I explain the nuts to a waiter?',
  'which dishes must she avoid, with her nut allergy?',
  'what should we order there?',
  'are any museums free to get in?',
  'could somebody on crutches take the metro?',
  'is it fine to drink the tap water?',
  'what plugs do they have?',
  'how much do you tip?',
  'do they take credit cards?',
  'what is the emergency number?',
  'what is the weather tomorrow?',
  'what would we do if it rains?',
] as const;

describe.each(catalogue().destinations.filter((_, index) => index % 9 === 0))('$name', (destination) => {
  it.each(ASKED)('"%s" has an answer, or says that it is not known', (text) => {
    const wish = { ...NO_WISH, destinations: [destination] };
    const answer = answerFirst({ text, folded: foldInPlace(text), draft: undefined, wish });
    expect(answer).toMatch(/\p{L}{3}/u);
    expect(answer).not.toMatch(/undefined|\{x\}|null/);
  });
});

describe('a question never changes the plan', () => {
  const plan = 'Rome and Florence, 6 days from 10 April 2027, two adults, one is vegan';
  it.each(ASKED)('"%s"', (question) => {
    const { last } = converse(plan, question);
    expect(last?.suggestion).toBeUndefined();
    expect(last?.account?.every(({ outcome }) => outcome === 'answered')).toBe(true);
  });
});

it.each([
  [
    'do we need visas for Vietnam? we have Australian passports',
    /Vietnam with an Australian passport you need an e-visa/,
  ],
  ['brauchen wir ein Visum für Japan? wir sind Deutsche', /Japan with a German passport you need no visa/],
  [
    'il nous faut un visa pour le Canada? on est français',
    /Canada with a French passport you need no visa, but an eTA/,
  ],
  ['do i need a visa for Spain with my Irish passport?', /identity card is enough/],
  ['visa for the US on a Nigerian passport?', /you need a visa/],
])('"%s" is told for the passport', (question, said) => {
  expect(converse(question).last?.message).toMatch(said);
});

it.each([
  ['Vienna and Budapest 6 days in May', 'is the train direct?', /Vienna to Budapest: direct trains run/],
  ['Florence 4 days in May', 'how long is the train to Lucca, and must we reserve?', /need no reservation/],
  [
    'Sydney and Melbourne 8 days in March',
    'plane or train between them? my wife is scared of flying',
    /I would take the train/,
  ],
  [
    'Athens and Santorini 6 days in June',
    'ferry or plane to Santorini? I get seasick',
    /I would take the plane, as boats make you sick/,
  ],
])('%s: "%s" is told out of the ways', (plan, question, said) => {
  expect(converse(plan, question).last?.message).toMatch(said);
});

it.each([
  ['is 900 euros enough?', /is not enough|is enough|tight/],
  ['does the plan stay within 4000 euros?', /Yes, €4,000 is enough/],
])('"%s" is answered with the estimate, its parts and for whom', (question, said) => {
  const message = converse('Paris 4 days in May for two', question).last?.message ?? '';
  expect(message).toMatch(said);
  expect(message).toMatch(
    /I estimate about €[\d,]+ for all 2 of you: beds €[\d,]+, meals and local transport €[\d,]+ and tickets €[\d,]+/,
  );
});
