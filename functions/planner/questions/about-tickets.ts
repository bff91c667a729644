import { foldInPlace } from '#shared/text/fold.ts';
import type { CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { destinationsOf, placedItems } from '../edits/draft.ts';
import { kindAsked } from '../edits/find-items.ts';
import { sightFacts } from '../facts/sights.ts';
import { isMustSee } from '../itinerary/place-score.ts';
import { isSmallWord } from '../understand/list-items.ts';
import { capitalized } from '../words/capitalized.ts';
import { listed } from '../words/listed.ts';
import { costText } from '../words/words.ts';
import type { AnswerTopic, OpenQuestion } from './answer.ts';
import { trainSeats } from './by-rail.ts';
import { type SpokenPlace, spokenPlaces } from './spoken-of.ts';
import { bestOfKind } from './suggest-only.ts';

/** Words of notes that tell of a ticket which is gone early. */
const SOLD_OUT = /\b(?:book\w*|reserv\w*|timed|time slots?|sells? out|sold out|weeks ahead|in advance|tickets?)\b/i;
/** A sight that everybody wants and that costs this much, in euros, has timed tickets nearly everywhere. */
const TIMED = 10;
const MOST = 7;

/** How sure it is that a ticket is needed beforehand. */
function needsTicket({ place, destination }: SpokenPlace): 'noted' | 'likely' | 'no' {
  if (place.kind === 'meal' || place.kind === 'night') return 'no';
  if (SOLD_OUT.test(place.note) || sightFacts(place, destination?.name)?.book !== undefined) return 'noted';
  const isWanted = destination !== undefined && isMustSee(destination, place);
  return isWanted && place.cost >= TIMED && place.kind !== 'day-trip' ? 'likely' : 'no';
}

/** 'How long is the train, and do we have to reserve?' */
const BY_TRAIN = /\btrains?\b/;

/** 'Which of these do I need to book?': each thing of the plan, or those that are named. */
export const whatToBook: AnswerTopic = (question) => {
  const named = spokenPlaces(question);
  if (named.length === 0 && BY_TRAIN.test(`${question.folded} ${question.message ?? ''}`)) return trainSeats(question);
  const places = named.length > 0 ? named : ofKind(question);
  if (places.length === 0) return undefined;
  const of = (sure: ReturnType<typeof needsTicket>) => places.filter((each) => needsTicket(each) === sure);
  const [noted, likely, no] = [of('noted'), of('likely'), of('no')];
  const meals = no.filter(({ place }) => place.kind === 'meal');
  const others = no.filter(({ place }) => place.kind !== 'meal' && place.kind !== 'night');
  const texts = [
    noted.length > 0
      ? `Book ahead: ${listed(noted.slice(0, MOST).map(({ place }) => `${place.name} (${hintOf(place)})`))}.`
      : '',
    likely.length > 0
      ? `${noted.length > 0 ? 'Also book' : 'Book'} a timed ticket for ${namesOf(likely)}: what everybody wants to see fills up.`
      : '',
    others.length > 0 ? `No ticket beforehand for ${namesOf(others)}, as far as I know.` : '',
    meals.length > 0 ? `A table for dinner a day or two ahead is enough, at weekends a week.` : '',
    'Some weeks before is early enough for most, on their own pages; which tickets are left I cannot see, and I book nothing.',
  ];
  return { text: texts.filter(Boolean).join(' ') };
};

/** 'Do we need to book the baths?': those of a kind that is named, on the plan or else in its towns; else all of the plan. */
function ofKind(question: OpenQuestion): SpokenPlace[] {
  const all = planned(question);
  const isKind = kindAsked(question.folded) ?? namedSo(question.folded);
  if (!isKind || !question.draft) return all;
  const there = all.filter(({ place }) => isKind(place));
  const others = destinationsOf(question.draft).flatMap((destination) =>
    destination.places.filter(isKind).map((place) => ({ place, destination })),
  );
  return there.length > 0 ? there : others.length > 0 ? others.slice(0, MOST_OTHERS) : all;
}

/** 'The baths': what is called so; undefined where no word of a question may be a name. */
function namedSo(folded: string): ((place: CataloguePlace) => boolean) | undefined {
  const things = (folded.match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !isSmallWord(word) && !OF_TICKETS.test(word))
    .map((word) => (word.endsWith('s') ? word.slice(0, -1) : word));
  return things.length > 0 ? ({ name }) => things.some((thing) => foldInPlace(name).includes(thing)) : undefined;
}

const OF_TICKETS =
  /^(?:need|have|must|should|book\w*|reserv\w*|tickets?|ahead|advance|before\w*|early|which|these|those|what|sells?|list|sold|turn|just|walk|much|many|weeks?|days?|things?|plan|there|long|time|show|everything|anything|something|already|will|would|could|gets?|getting|them|this|that|from|with|want|wants)$/;

const MOST_OTHERS = 3;

/** What a note says of tickets, in its own words. */
function hintOf(place: CataloguePlace): string {
  const { note } = place;
  const book = sightFacts(place)?.book;
  if (book !== undefined) return book;
  const part = note
    .split(/[;:.]\s*/)
    .find((each) => SOLD_OUT.test(each))
    ?.trim();
  return part && part.length < 70 ? part : 'its note says so';
}

function namesOf(places: readonly SpokenPlace[]): string {
  const names = [...new Set(places.map(({ place }) => place.name))];
  return names.length > MOST ? `${names.slice(0, MOST).join(', ')} and the rest` : listed(names);
}

function planned({ draft }: OpenQuestion): SpokenPlace[] {
  if (!draft) return [];
  const all = placedItems(draft).flatMap(({ item: { place }, day: { destination } }) =>
    place ? [{ place, destination }] : [],
  );
  return all.filter(({ place }, index) => all.findIndex((each) => each.place === place) === index);
}

/** 'How bad are the queues there?', 'which bath is the quietest?' */
export const howFull: AnswerTopic = (question) => {
  const best = bestOfKind(question);
  if (best) return best;
  const named = spokenPlaces(question);
  const places = named.length > 0 ? named : planned(question).filter((each) => needsTicket(each) !== 'no');
  if (places.length === 0) return undefined;
  return { text: `${places.slice(0, 3).map(queueText).join(' ')} How long a queue is on your day I do not know.` };
};

function queueText(spoken: SpokenPlace): string {
  const { place, destination } = spoken;
  const isWanted = destination !== undefined && isMustSee(destination, place);
  if (needsTicket(spoken) !== 'no')
    return `${place.name} is one that everybody wants to see, so without a timed ticket expect a queue, in the season and at weekends of an hour or more: book a slot on its own page some weeks ahead and it is short; the first entry and the last two hours are the quietest.`;
  if (place.kind === 'meal') return `${place.name}: come before or after the usual hour of the meal, or book a table.`;
  return isWanted
    ? `${place.name} is busiest from ten to four: come at opening, before nine where it never closes, or in the last light; weekdays are calmer.`
    : `${place.name} is not among the most crowded: early in the day and on weekdays you hardly wait.`;
}

/** What state museums and sites of a country take of the young. */
const BY_COUNTRY: Readonly<Record<string, string>> = {
  IT: 'State museums and sites in Italy let everyone under 18 in free, with a reservation where one is needed.',
  FR: 'National museums and monuments in France are free for everyone under 18.',
  GB: 'The national museums are free for everybody; castles, towers and shows are not.',
  US: 'Most museums let the smallest in free, up to 2, 5 or 12 years.',
};

/** 'Do kids pay?': what is known of a country, and what an adult pays there. */
export const childrensFares: AnswerTopic = (question) => {
  const named = spokenPlaces(question).slice(0, 3);
  const countries = [...new Set((question.draft ? destinationsOf(question.draft) : []).map(({ country }) => country))];
  const known = countries.flatMap((country) => BY_COUNTRY[country] ?? []);
  const prices = named
    .filter(({ place }) => place.cost > 0)
    .map(({ place }) => `${place.name} is about ${costText(place.cost, question.wish)} for an adult`);
  if (prices.length === 0 && known.length === 0) return undefined;
  return {
    text: [
      ...known,
      prices.length > 0
        ? `${capitalized(listed(prices))}; what children pay there I do not know for certain: small ones usually nothing, older ones about half.`
        : '',
      "Bring proof of their age, and look at the place's own page.",
    ]
      .filter(Boolean)
      .join(' '),
  };
};
