import { foldInPlace } from '#shared/text/fold.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { type DraftDay, destinationsOf, placedItems } from '../edits/draft.ts';
import { dayText } from '../edits/edit-words.ts';
import { kindAsked } from '../edits/find-items.ts';
import { isMustSee } from '../itinerary/place-score.ts';
import { conflictsOf } from '../needs/needs.ts';
import { isSmallWord } from '../understand/list-items.ts';
import { hoursText } from '../words/distance.ts';
import { listed } from '../words/listed.ts';
import { costText } from '../words/words.ts';
import type { AnswerTopic, OpenQuestion, TopicAnswer } from './answer.ts';
import { daysIn } from './spoken-of.ts';

/** What a wish for somewhere is told by in names and notes. */
const WHERE: readonly (readonly [said: RegExp, told: RegExp])[] = [
  [
    /\b(?:on|by|near|at|over|along) (?:the )?(?:water|canals?|lagoon|river|sea|lake|harbou?r)\b|\bwaterfront\b/,
    /\b(?:water|canals?|lagoon|river|seaside|lakeside|harbou?r|boat|quay|bay|fondamenta|cruise|gondola|island|shore)\b/,
  ],
  [/\b(?:view|views|rooftop|panorama)\b/, /\b(?:views?|rooftop|terrace|panorama|above|overlook\w*)\b/],
  [
    /\b(?:romantic|special|anniversary|valentine\w*|candle\w*|date)\b/,
    /\b(?:romantic|terrace|canal|candle\w*|view|garden|quiet|old|small)\b/,
  ],
  [
    /\b(?:traditional|local|typical|authentic)\b/,
    /\b(?:traditional|old|local|since|family|tavern\w*|trattoria|osteria)\b/,
  ],
  [
    /\b(?:quiet\w*|calm|crowds?|selfies?|touristy|fewer people|less busy|packed|busy|rammed)\b/,
    /\b(?:quiet\w*|calm|local\w*|small|hidden|garden|few)\b/,
  ],
  [/\b(?:indoors?|rain\w*|roof)\b/, /\b(?:museum|gallery|hall|library|aquarium|market|church)\b/],
];
/** Where it is counts more than what it is. */
const IN_SIGHT = /\b(?:water|canals?|lagoon|river|sea|lake|harbou?r|waterfront|views?|rooftop)\b/;
const OF_ASKING =
  /^(?:suggest\w*|recommend\w*|propos\w*|ideas?|something|somewhere|place|places|tonight|dinner|lunch|evening|night|change|plan|instead|special|nice|good|best|last|first|only|tell|book|leave|alone|another|other|would|could|anything)$/;
const EVENING = /\b(?:dinner|evening|night|tonight|supper)\b/;

/** 'Suggest a dinner, do not add it yet', 'not that one': one thing with its reason, which is put in on 'do that'. */
export const suggestOnly: AnswerTopic = (question) => {
  const { draft } = question;
  if (!draft || draft.tripTitle !== undefined) return undefined;
  const day = dayOf(question, draft.days);
  const town = day?.destination;
  if (!day || !town) return undefined;
  const [best, second] = candidates(question, town);
  if (!best) return undefined;
  return { text: textOf(best, second, { question, town, day }), offers: [offerOf(best, day, question)] };
};

/** The day that is named or was spoken of, else the last one. */
function dayOf(question: OpenQuestion, days: readonly DraftDay[]): DraftDay | undefined {
  const [named] = daysIn({ ...question, intent: 'near' });
  if (named) return named;
  const { topicDay } = question.wish;
  const [before] = topicDay === undefined ? [] : daysIn({ ...question, intent: 'near', text: `on ${topicDay}` });
  return before ?? days.at(-1);
}

function candidates(question: OpenQuestion, town: CatalogueDestination): CataloguePlace[] {
  const { draft, folded, wish } = question;
  const used = new Set((draft ? placedItems(draft) : []).flatMap(({ item }) => item.place?.name ?? []));
  const offered = (wish.proposals ?? []).map(({ text }) => foldInPlace(text));
  const isKind =
    kindAsked(folded) ?? kindAsked(offered.join(' ')) ?? (({ kind }: CataloguePlace) => kind !== 'day-trip');
  const wanted = WHERE.filter(([said]) => said.test(folded)).map(([, told]) => told);
  // 'Somewhere for a beer': what is named is in a name or a note.
  const things = (folded.match(/[\p{L}]{4,}/gu) ?? []).filter((word) => !isSmallWord(word) && !OF_ASKING.test(word));
  const fits = (place: CataloguePlace) => {
    const text = foldInPlace(`${place.name} ${place.note}`);
    return wanted.filter((told) => told.test(text)).length + things.filter((thing) => text.includes(thing)).length;
  };
  const free = town.places.filter(
    (place) =>
      !used.has(place.name) &&
      conflictsOf(place, wish.needs).length === 0 &&
      !offered.some((text) => text.includes(foldInPlace(place.name))),
  );
  const isEvening = EVENING.test(folded);
  const ofKind = free.filter((place) => isKind(place) && (!isEvening || place.when.includes('evening')));
  // Where no kitchen is on the water, what is on the water in the evening is nearer to what is meant than a kitchen.
  const among =
    IN_SIGHT.test(folded) && ofKind.every((place) => fits(place) === 0)
      ? free.filter((place) => fits(place) > 0)
      : ofKind;
  const liked = ({ interests }: CataloguePlace) =>
    interests.filter((interest) => (wish.tastes[interest] ?? 0) > 0).length +
    (wish.party?.kind === 'couple' && interests.includes('romance') ? 1 : 0);
  return among.toSorted((a, b) => 3 * fits(b) + liked(b) - 3 * fits(a) - liked(a));
}

interface Around {
  readonly question: OpenQuestion;
  readonly town: CatalogueDestination;
  readonly day: DraftDay;
}

function textOf(best: CataloguePlace, second: CataloguePlace | undefined, { question, town, day }: Around): string {
  const reasons = [
    isMustSee(town, best) ? 'it is what people come for' : '',
    best.interests.includes('romance') && question.wish.party?.kind === 'couple' ? 'it suits the two of you' : '',
    best.cost === 0 ? 'it is free' : `it costs about ${costText(best.cost, question.wish)} for each`,
    `it takes about ${hoursText(best.minutes)}`,
  ].filter(Boolean);
  const other = second ? ` If not that one, ${second.name} (${second.note.replace(/\.$/, '')}).` : '';
  return `For ${dayText(day)} I would take ${best.name}: ${best.note.replace(/\.$/, '')}; ${listed(reasons)}.${other} Nothing is changed yet: say "do that", and it is in the plan. Free tables I do not know.`;
}

/** In place of the meal of that part of the day, else beside what is there. */
function offerOf(best: CataloguePlace, day: DraftDay, { draft, folded }: OpenQuestion) {
  const time = EVENING.test(folded) || best.when.every((each) => each === 'evening') ? 'evening' : best.when[0];
  const there = day.items.find((item) => item.place?.kind === best.kind && item.time === time);
  const on = draft && destinationsOf(draft).length > 0 ? ` on day ${day.index + 1}` : '';
  return there
    ? ({ intent: 'replace', text: `replace ${there.title} with ${best.name}` } as const)
    : ({ intent: 'add', text: `add ${best.name}${on} in the ${time}` } as const);
}

const WHICH = /\b(?:which|wich|whitch)\s+(?:one of the\s+|of the\s+)?([\p{L}-]{3,})/u;
/** Words behind 'which' that name no kind of thing. */
const NO_KIND =
  /^(?:one|ones|of|way|day|days|time|month|bus|train|line|is|are|would|should|do|part|side|means|thing|things)$/;

/** 'Which bath is the best if I hate crowds?': one of its kind, with a reason, and how it differs from the famous one. */
export function bestOfKind(question: OpenQuestion): TopicAnswer | undefined {
  const { draft, folded, wish } = question;
  const noun = WHICH.exec(folded)?.[1];
  const towns = draft ? destinationsOf(draft) : wish.destinations;
  if (noun === undefined || NO_KIND.test(noun) || towns.length === 0) return undefined;
  const stem = noun.replace(/(?:es|s)$/, '');
  const isNamed = new RegExp(`\\b${stem}`, 'u');
  const all = towns.flatMap((town) =>
    town.places
      .filter((place) => isNamed.test(foldInPlace(`${place.name} ${(place.otherNames ?? []).join(' ')} ${place.note}`)))
      .map((place) => ({ place, isFamous: isMustSee(town, place) })),
  );
  if (all.length < 2) return undefined;
  const isQuiet = WHERE[4]?.[0].test(folded) === true;
  const score = ({ place, isFamous }: (typeof all)[number]) =>
    (isNamed.test(foldInPlace(place.name)) ? 1 : 0) +
    (isFamous === isQuiet ? 0 : 2) -
    5 * conflictsOf(place, wish.needs).length;
  const [best, second] = all.toSorted((a, b) => score(b) - score(a));
  if (!best || !second) return undefined;
  const isThere = draft && placedItems(draft).some(({ item }) => item.place === best.place);
  const why = isQuiet
    ? "it is less on everybody's list than the famous one, and calmest at opening on a weekday"
    : 'it is the one that people come for';
  return {
    text: `I would take ${best.place.name}, because ${why}: ${best.place.note.replace(/\.$/, '')}. ${isQuiet ? 'Busier' : 'Quieter'} is ${second.place.name}: ${second.place.note.replace(/\.$/, '')}. ${isThere ? 'It is in the plan already.' : 'Say "do that", and I add it. Nothing is changed yet.'}`,
    ...(isThere ? {} : { offers: [{ intent: 'add' as const, text: `add ${best.place.name}` }] }),
  };
}
