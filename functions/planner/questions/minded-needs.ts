import { askedDays } from '../edits/asked-days.ts';
import { dayText } from '../edits/edit-words.ts';
import { conflictsOf, NEEDS } from '../needs/needs.ts';
import { listed } from '../words/listed.ts';
import type { OpenQuestion } from './answer.ts';

const MINDED =
  /\b(?:did (?:you|u)|have (?:you|u)|are (?:you|u)|do (?:you|u)|is|are|was|were)\b.{0,60}\b(?:(?:keep|kept|keeping|have|had|bear|bearing)\b.{0,30}\bin mind|remember(?:ed)?|mind(?:ed|ing)|consider(?:ed|ing)?|account(?:ed)? for|tak(?:e|en|ing) (?:\w+ ){0,3}into account|thought of|think of|forgot(?:ten)?|forget|factored|respected|covered)\b/;

/** 'Did you keep the allergies in mind?': what was said of needs, what was done for it, and what nobody here knows. */
export function mindedNeeds(question: OpenQuestion): string | undefined {
  const { folded, draft, wish } = question;
  if (!draft || !MINDED.test(folded)) return undefined;
  const needs = wish.needs ?? [];
  if (needs.length === 0)
    return 'You have told me of no needs yet: say what you cannot eat, climb or do, and I leave out what conflicts.';
  const named = askedDays(question.text, draft.days, draft.today).days;
  const days = named.length > 0 ? named : draft.days;
  const against = days.flatMap((day) =>
    day.items
      .filter(({ place }) => place && conflictsOf(place, needs).length > 0)
      .map(({ title }) => `${title} on ${dayText(day)}`),
  );
  const found =
    against.length > 0
      ? `These conflict by what I know of them, so take care or say "drop" and the name: ${listed(against)}.`
      : 'Nothing in the plan conflicts by its name or description.';
  return `Yes, I mind ${listed(needs.map((need) => NEEDS[need].name))}, on every day and whatever is added later. ${found} ${needs.map((need) => NEEDS[need].unknown).join(' ')}`.trim();
}
