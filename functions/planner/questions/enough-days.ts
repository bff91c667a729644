import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { destinationsOf, placedItems } from '../edits/draft.ts';
import { isMustSee } from '../itinerary/place-score.ts';
import { usualDays } from '../itinerary/route.ts';
import { capitalized } from '../words/capitalized.ts';
import { listed } from '../words/listed.ts';
import { daysText } from '../words/words.ts';
import type { AnswerTopic } from './answer.ts';
import { destinationsIn } from './spoken-of.ts';

/** 'Are three days enough?': a side, by what most people take and what has no room. */
export const enoughDays: AnswerTopic = (question) => {
  const { draft, wish } = question;
  if (!draft) return undefined;
  const towns = destinationsIn({ ...question, intent: 'long' }).filter((town) => destinationsOf(draft).includes(town));
  const there = new Set(placedItems(draft).map(({ item }) => item.place));
  const texts = towns.slice(0, 4).map((town) => {
    const { length } = draft.days.filter(({ destination }) => destination === town);
    const usual = usualDays({ ...wish, destinations: [town], country: undefined });
    const missed = town.places.filter((place) => isMustSee(town, place) && !there.has(place)).slice(0, 3);
    const out = missed.length > 0 ? `; no room is left for ${listed(missed.map(({ name }) => name))}` : '';
    if (length > usual && TOO_LONG.test(question.folded)) return tooLong(town, { length, usual });
    if (length >= usual) return `${daysText(length)} in ${town.name} are enough: most people take ${usual}${out}`;
    return length * 2 >= usual
      ? `${daysText(length)} in ${town.name} are enough for the best of it, though most people take ${usual}${out}`
      : `${daysText(length)} in ${town.name} are short: most people take ${usual}${out}`;
  });
  if (texts.length === 0) return undefined;
  return { text: `${capitalized(texts.join('. '))}. Say "a day more" or "a day less", and I change it.` };
};

const TOO_LONG = /\b(?:long|too many|too much|a lot)\b/;

/** More days than most take: what a day of them may be for. */
function tooLong(
  town: CatalogueDestination,
  { length, usual }: { readonly length: number; readonly usual: number },
): string {
  const trips = town.places.filter(({ kind }) => kind === 'day-trip').slice(0, 3);
  const out =
    trips.length > 0
      ? `; I would keep ${usual} for the town and use the rest for ${listed(
          trips.map(({ name }) => name),
          'or',
        )}`
      : '';
  return `${daysText(length)} are more than most people take for ${town.name}, who stay ${usual}${out}`;
}
