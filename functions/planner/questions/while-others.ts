import { kilometres, type LatLon } from '#shared/places/kilometres.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { type DraftDay, destinationsOf, placedItems } from '../edits/draft.ts';
import { dayText } from '../edits/edit-words.ts';
import { isMustSee } from '../itinerary/place-score.ts';
import { conflictsOf } from '../needs/needs.ts';
import type { Wish } from '../understand/wish.ts';
import { distanceText } from '../words/distance.ts';
import { listed } from '../words/listed.ts';
import type { AnswerTopic, OpenQuestion } from './answer.ts';
import { daysIn, type SpokenPlace, spokenPlaces } from './spoken-of.ts';
import { whoIn } from './who-is-meant.ts';

const NEAR_KM = 1;
const FAR_KM = 7;
const MOST = 3;
/** Whom something on the spot suits who does not come up: level, and nothing to climb. */
const LEVEL = ['heights', 'knees'] as const;
const SITS: Readonly<Partial<Record<CataloguePlace['kind'], number>>> = {
  meal: 0,
  park: 1,
  market: 2,
  walk: 3,
  museum: 4,
  sight: 5,
};

/** Words of the waiting itself name nothing on the plan. */
const WAITING = /\b(?:caf[eé]s?|coffee|bench\w*|near ?by|close by|sit|wait\w*|place|spot|terrace)\b/gi;

/** 'He goes up the tower, where do I wait?': what is near, on the ground. */
export const whereToWait: AnswerTopic = (question) => {
  const [spoken] = spokenPlaces({ ...question, text: question.text.replace(WAITING, ' ') });
  const here = spoken ?? famousOf(question) ?? townOf(question);
  if (!here?.destination) return undefined;
  const close = levelNear(here, here.destination, question.wish, NEAR_KM);
  const near = close.length > 0 ? close : levelNear(here, here.destination, question.wish, FAR_KM);
  const isHigh = spoken !== undefined && /cable|ropeway|gondola/i.test(`${spoken.place.name} ${spoken.place.note}`);
  const wind = isHigh ? ' The cable car stops in strong wind and cloud, so keep another day for it.' : '';
  const what = spoken ? spoken.place.name : here.destination.name;
  const who = whoIn(question);
  const whom = who === undefined || who === 'you' ? 'you' : who;
  if (near.length === 0)
    return {
      text: `Near ${what} I know nothing on the ground for ${whom}: the square or the street below has a café or a bench nearly everywhere; agree on a spot and an hour.`,
    };
  const minutes = spoken ? ` A visit there takes about ${spoken.place.minutes} minutes.` : '';
  return {
    text: `While the others are at ${what}, ${whom} can be on the ground close by: ${listed(
      near.map(({ place, km }) => `${place.name} (${distanceText(km)})`),
      'or',
    )}; cafés are around, too, and the square or the entrance is the place to meet.${minutes}${wind} Nothing is changed in the plan.`,
  };
};

/** 'The castle tower' of a town with one famous castle. */
function famousOf({ folded, draft }: OpenQuestion): SpokenPlace | undefined {
  const words = (folded.match(/[\p{L}]{5,}/gu) ?? []).filter(
    (word) => !/^(?:where|while|there|friend|mother|father|others?|nearby|close)$/.test(word),
  );
  const found = (draft ? destinationsOf(draft) : []).flatMap((destination) =>
    destination.places
      .filter((place) => isMustSee(destination, place) && words.some((word) => foldInPlace(place.name).includes(word)))
      .map((place) => ({ place, destination })),
  );
  return found[0];
}

function townOf({ draft }: OpenQuestion): SpokenPlace | undefined {
  const [first] = draft ? placedItems(draft).filter(({ item }) => item.place) : [];
  return first?.item.place ? { place: first.item.place, destination: first.day.destination } : undefined;
}

function levelNear({ place }: SpokenPlace, destination: CatalogueDestination, { needs = [] }: Wish, most: number) {
  const km = (at: LatLon) => kilometres(at, place.at);
  return destination.places
    .filter((each) => each !== place && SITS[each.kind] !== undefined && km(each.at) <= most)
    .filter((each) => conflictsOf(each, [...LEVEL, ...needs]).length === 0)
    .map((each) => ({ place: each, km: km(each.at) }))
    .sort((a, b) => (SITS[a.place.kind] ?? 9) + 2 * a.km - (SITS[b.place.kind] ?? 9) - 2 * b.km)
    .slice(0, MOST);
}

/** Whom a question is about, and what they like: words of names and notes, and interests. */
const GROUPS: readonly {
  readonly who: string;
  readonly said: RegExp;
  readonly likes: (place: CataloguePlace, text: string) => number;
}[] = [
  {
    who: 'a teenager',
    said: /\b(?:teen\w*|1[2-7][\s-]?(?:year|yr|yo|y\/o)\w*|(?:1[2-7]|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[\s-]year[\s-]?olds?)\b/,
    likes: ({ interests, kind }, text) =>
      (/\b(?:stadium|football|street art|graffiti|arcade|anime|games?|gaming|studio|roller|theme park|amusement|zip|kayak|surf|bike|bicycle|cable car|wheel|skate|vintage|record|market|dungeon|escape|film|harry potter|science|space|ship|submarine|spy|computer|lego|chocolate|food hall|street food|rooftop|beach)\b/.test(
        text,
      )
        ? 3
        : 0) +
      (interests.includes('sport') ? 2 : 0) +
      (interests.includes('family') ? 1 : 0) +
      (interests.includes('shopping') ? 1 : 0) +
      (kind === 'market' ? 1 : 0) -
      (/\b(?:church|cathedral|basilica|chapel|abbey|monastery|playground)\b/.test(text) ? 4 : 0) -
      (kind === 'night' ? 5 : 0),
  },
  {
    who: 'small children',
    said: /\b(?:toddlers?|bab(?:y|ies)|kids?|children|child|little ones?|playgrounds?|(?:[1-9]|1[01]|two|three|four|five|six|seven|eight|nine|ten)[\s-]?(?:year|yr|yo|y\/o)\w*)\b/,
    likes: ({ kids, interests, kind }, text) =>
      (kids ? 3 : -4) +
      (/\b(?:playground|zoo|aquarium|animals?|farm|puppet|train|tram|boat|ducks?|sand|paddl|pony|carousel|toy|children)\b/.test(
        text,
      )
        ? 3
        : 0) +
      (kind === 'park' || kind === 'beach' ? 1.5 : 0) +
      (interests.includes('family') ? 1 : 0),
  },
  {
    who: 'who likes to take it slowly',
    said: /\b(?:granny|grandma|grandmother|nana|gran|grandad|grandpa|grandfather|grandparents|parents|mum|mom|mother|dad|father|in-laws|elderly|older|seventies|eighties|\d0s)\b/,
    likes: (place, text) =>
      (place.kind === 'park' || place.kind === 'meal' ? 1.5 : 0) +
      (place.indoors ? 1 : 0) +
      (place.minutes <= 120 ? 1 : -1) +
      (/\b(?:gardens?|café|cafe|tea|concert|river|boat|museum|terrace|market)\b/.test(text) ? 1.5 : 0) -
      (conflictsOf(place, ['knees']).length > 0 ? 6 : 0) -
      (place.kind === 'night' || place.kind === 'day-trip' ? 3 : 0),
  },
];

/** 'What would my teenager enjoy?': what of the plan suits them, and what else there is. */
export const whatSuitsThem: AnswerTopic = (question) => {
  const { folded, draft, wish } = question;
  const group = GROUPS.find(({ said }) => said.test(folded));
  const towns = draft ? destinationsOf(draft) : wish.destinations;
  if (!group || towns.length === 0) return undefined;
  const waiting = spokenPlaces(question);
  if (waiting.length > 0 && /\b(?:while|meanwhile|when we)\b/.test(folded)) return whereToWait(question);
  const days = daysIn({ ...question, intent: 'near' });
  const where = days.length > 0 ? days.flatMap(({ destination }) => destination ?? []) : towns;
  const score = (place: CataloguePlace) => group.likes(place, foldInPlace(`${place.name} ${place.note}`));
  const fits = (place: CataloguePlace) => score(place) >= LEAST && conflictsOf(place, wish.needs).length === 0;
  const planned = plannedOf(days.length > 0 ? days : (draft?.days ?? [])).filter(({ place }) => fits(place));
  const on = new Set((draft ? placedItems(draft) : []).flatMap(({ item }) => item.place ?? []));
  const others = [...new Set(where)]
    .flatMap(({ places }) => places)
    .filter((place) => !on.has(place) && place.kind !== 'meal' && fits(place))
    .sort((a, b) => score(b) - score(a))
    .slice(0, MOST);
  if (planned.length === 0 && others.length === 0) return undefined;
  const inPlan =
    planned.length > 0
      ? `In the plan for ${group.who}: ${listed(planned.slice(0, MOST).map(({ place, day }) => `${place.name} on ${dayText(day)}`))}. `
      : `Nothing in the plan is made for ${group.who}. `;
  const more =
    others.length > 0
      ? `${planned.length > 0 ? 'Besides, there' : 'There'} ${others.length === 1 ? 'is' : 'are'} ${listed(others.map(({ name, note }) => `${name} (${note.replace(/\.$/, '')})`))}. Say "add" and a name; nothing is changed yet.`
      : '';
  return { text: `${inPlan}${more}`.trim() };
};

const LEAST = 2.5;

function plannedOf(days: readonly DraftDay[]) {
  return days.flatMap((day) =>
    day.items.flatMap(({ place }) => (place && place.kind !== 'meal' ? [{ place, day }] : [])),
  );
}
