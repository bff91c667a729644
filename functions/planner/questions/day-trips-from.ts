import { kilometres } from '#shared/places/kilometres.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import { placedItems } from '../edits/draft.ts';
import { conflictsOf } from '../needs/needs.ts';
import { isSmallWord } from '../understand/list-items.ts';
import { distanceText, hoursText } from '../words/distance.ts';
import type { AnswerTopic } from './answer.ts';
import { townsAsked } from './asked-of.ts';

const MOST = 3;

/** 'A day trip from Vienna possible? Something with a river': those of the catalogue, what is asked for first. */
export const dayTripsFrom: AnswerTopic = (question) => {
  const { draft, wish, folded, message = '' } = question;
  const used = new Set((draft ? placedItems(draft) : []).flatMap(({ item }) => item.place ?? []));
  const words = (`${folded} ${message}`.match(/\p{L}{4,}/gu) ?? []).filter(
    (word) => !isSmallWord(word) && !OF_TRIPS.test(word),
  );
  const texts = townsAsked(question)
    .slice(0, 2)
    .map((town) => {
      const fits = (place: (typeof town.places)[number]) => {
        const text = foldInPlace(`${place.name} ${place.note}`);
        return words.filter((word) => text.includes(word)).length;
      };
      const trips = town.places
        .filter((place) => place.kind === 'day-trip' && !used.has(place) && conflictsOf(place, wish.needs).length === 0)
        .toSorted((a, b) => fits(b) - fits(a) || kilometres(town.at, a.at) - kilometres(town.at, b.at));
      const named = trips
        .slice(0, MOST)
        .map(
          (place) =>
            `${place.name} (${distanceText(kilometres(town.at, place.at))}, ${hoursText(place.minutes)} in all): ${place.note}`,
        );
      return named.length > 0 ? `From ${town.name}: ${named.join(' ')}` : `A day trip from ${town.name} I do not know.`;
    });
  return texts.length > 0
    ? { text: `${texts.join(' ')} Say "add" and its name, with a day; nothing is changed yet.` }
    : undefined;
};

const OF_TRIPS =
  /^(?:trips?|days?|possible|from|something|with|excursions?|any|good|which|what|would|could|there|town|city)$/;
