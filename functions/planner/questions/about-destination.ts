import { kilometres } from '#shared/places/kilometres.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { seasonNotes } from '../holidays/season-notes.ts';
import { ramadanText } from '../holidays/when-text.ts';
import { monthsIn } from '../understand/months.ts';
import { listed } from '../words/listed.ts';
import { monthName } from '../words/words.ts';
import type { AnswerOne, Question } from './question.ts';
import { destinationsIn } from './spoken-of.ts';

/** 'When is the best time?', 'how warm is it in May?' */
export const bestSeason: AnswerOne = (question) => {
  const { folded, wish } = question;
  const asksWhen = /\b(?:best|when|which month|what month|season|good time|to go)\b/.test(folded);
  const said = monthsIn(folded)[0];
  const texts = destinationsIn(question)
    .slice(0, 2)
    .map(({ name, best, climate }) => {
      const month = said ?? wish.month ?? best[0] ?? 6;
      const usual = climate[month - 1];
      const liked = `Most people like ${name} best in ${listed(best.map(monthName), 'or')}. `;
      const weather = usual
        ? `In ${monthName(month)} afternoons in ${name} usually reach ${usual.high} °C, with rain on about ${usual.rain} days of the month.`
        : '';
      const notes = destinationNotes(name, month, question);
      return asksWhen && said === undefined
        ? `${liked}Say a month and I will plan for it.`
        : `${weather}${asksWhen ? ` ${liked.trim()}` : ''}${notes}`;
    });
  const [first] = destinationsIn(question);
  const { start } = wish;
  const ramadan =
    first && start !== undefined ? ramadanText(first.country, start, question.draft?.days.length ?? 1) : '';
  return texts.length > 0 ? [ramadan, ...texts].filter(Boolean).join(' ') : undefined;
};

/** What the month brings there. */
function destinationNotes(name: string, month: number, question: Question): string {
  const destination = destinationsIn(question).find((each) => each.name === name);
  return destination
    ? seasonNotes(destination, month)
        .map((note) => ` ${note}`)
        .join('')
    : '';
}

/** 'Where should we stay?': the quarters of the catalogue, those first whose notes say what is asked for. */
export const whereToStay: AnswerOne = (question) => {
  const wanted = STAYS.filter(({ said }) => said.test(question.folded));
  const texts = destinationsIn(question)
    .filter(({ areas }) => areas.length > 0)
    .slice(0, 3)
    .map((destination) => {
      const fits = ({ note }: Area) => wanted.filter(({ told }) => told.test(foldInPlace(note))).length;
      const areas = destination.areas.toSorted((a, b) => fits(b) - fits(a)).slice(0, 3);
      return `In ${destination.name} I would look at ${listed(
        areas.map((area) => areaText(area, destination)),
        'or',
      )}.`;
    });
  if (texts.length === 0) return undefined;
  const notes = wanted.map(({ text }) => text);
  return [...texts, ...notes, 'Hotels, their prices and free rooms I do not know.'].join(' ');
};

type Area = CatalogueDestination['areas'][number];

/** What one wants of a quarter: how it is asked for, what its note says of it, and what is true of it everywhere. */
const STAYS: readonly { readonly said: RegExp; readonly told: RegExp; readonly text: string }[] = [
  {
    said: /\b(?:quiet\w*|calm|peaceful|sleep|noise|noisy)\b/,
    told: /\b(?:quiet|calm|leafy|residential|garden|villas?|village|green|peaceful|white lanes)\b/,
    text: 'For quiet ask for a room to the court or a side street: bars and squares are loud at night, residential lanes are not.',
  },
  {
    said: /\b(?:walk\w*|central\w*|centre|center|close|on foot)\b/,
    told: /\b(?:centre|old (?:town|quarter|city)|heart|between|around|middle|historic|main)\b/,
    text: 'From those near the middle most of the plan is walkable.',
  },
  {
    said: /\b(?:night ?life|bars?|party|lively|going out)\b/,
    told: /\b(?:bars?|night\w*|clubs?|lively|students?)\b/,
    text: 'Where there are bars it is loud until late.',
  },
  {
    said: /\b(?:cheap|budget|affordable)\b/,
    told: /\b(?:students?|working|market|multicultural|station)\b/,
    text: 'Beds are cheaper a few stops out of the middle.',
  },
];

/** With how far it is from the middle, by the places that it has. */
function areaText({ name, note }: Area, { at, places }: CatalogueDestination): string {
  const there = places.filter(({ area, kind }) => area === name && kind !== 'day-trip');
  const km = there.reduce((sum, place) => sum + kilometres(at, place.at), 0) / Math.max(1, there.length);
  const far = there.length === 0 ? '' : km < WALKABLE ? ', walkable to the middle' : `, about ${Math.round(km)} km out`;
  return `${name} (${note.replace(/\.$/, '')}${far})`;
}

/** Kilometres. */
const WALKABLE = 1.8;

/** What only authorities know. */
export const formalities: AnswerOne = ({ folded }) =>
  /\b(?:wear|dress\w*|clothes|cover up|shoes)\b/.test(folded)
    ? 'For churches, mosques and temples cover shoulders and knees; in mosques women cover their hair too, and shoes come off there and in many temples. For the days comfortable shoes, and a layer for the season. Rules of a single place stand on its own page.'
    : /\b(?:safe|safety|safely|danger\w*|crime|scams?)\b/.test(folded)
      ? 'How safe it is I cannot vouch for: read the travel advice of your foreign ministry. After dark take a registered taxi or one by app instead of empty streets, parks and beaches, and keep valuables out of sight.'
      : /\b(?:visas?|passports?|vaccin\w*|jabs|insurance|permit|entry)\b/.test(folded)
        ? 'I do not know about visas or health: ask the travel advice of your foreign ministry.'
        : 'That I do not know: I know places, closing days, prices, distances and the climate. A guide book or the tourist office will.';

export const aboutBooking: AnswerOne = ({ folded }) =>
  /\b(?:can|could|will|please|would) (?:you )?(?:book|reserve|buy)\b|^\W*book\b(?! (?:ahead|early|in advance|before))/.test(
    folded,
  )
    ? 'I only plan, and cannot book anything.'
    : 'I do not know how long queues are or whether tickets are left. For what everybody wants to see, book a time slot on its own page some weeks ahead; the notes in the plan say where it is usual.';
