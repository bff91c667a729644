import { kilometres } from '#shared/places/kilometres.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import type { CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { isOpen, placeScore } from '../itinerary/place-score.ts';
import { listed } from '../words/listed.ts';
import type { Draft, DraftDay } from './draft.ts';
import type { Edit } from './edit.ts';
import type { Edited, EditRequest } from './edit-request.ts';
import words from './people-apart.json' with { type: 'json' };
import { takesDay } from './room.ts';

const FOR = words.for.map((pattern) => new RegExp(pattern, 'u'));
const WANTS = new RegExp(words.wants, 'u');
const OTHERS = new RegExp(words.others, 'u');
const PEOPLE = new Map(Object.entries(words.people));
const OPTIONAL = 'for whoever wants';
const FOR_OTHERS = 'for the others';

/** Whom something is for where it is not for all: 'Rainbow Mountain for me only'; undefined for everybody. */
export function forWhom(text: string): string | undefined {
  const folded = foldInPlace(text);
  const match = FOR.map((pattern) => pattern.exec(folded)).find(Boolean) ?? WANTS.exec(folded);
  if (!match) return undefined;
  const said = match[1];
  return said === undefined ? OPTIONAL : (PEOPLE.get(said) ?? `for ${said}`);
}

/** Whether a text only says what those do who do not come along: 'they stay in Cusco that day'. */
export function isOfOthers(text: string): boolean {
  return OTHERS.test(foldInPlace(text));
}

/**
 * An edit of something that is not for all: it is marked for whom it is, what made way for it stays for the others, and where
 * that is nothing they get something easy at the same time.
 */
export function apart(edited: Edited, who: string, { draft, wish }: Pick<EditRequest, 'draft' | 'wish'>): Edited {
  const put = edited.edits.flatMap((edit) =>
    edit.kind === 'add'
      ? { name: edit.place, day: edit.day, time: edit.time }
      : edit.kind === 'move'
        ? { name: edit.title, day: edit.to, time: edit.time }
        : [],
  );
  const [thing] = put;
  const day = thing && draft.days[thing.day];
  if (!thing || !day) return edited;
  const stays = edited.edits.flatMap((edit) => (edit.kind === 'remove' && edit.day === thing.day ? edit.title : []));
  const edits = edited.edits.filter((edit) => edit.kind !== 'remove' || edit.day !== thing.day);
  const own = placeOn(thing.name, day, draft);
  const meanwhile = stays.length > 0 ? stays : sameTime(thing, day, own);
  const easy = meanwhile.length > 0 ? undefined : easyBeside(own, { day, time: thing.time ?? 'morning' }, wish);
  const others = easy ? [easy.name] : meanwhile;
  const more: Edit[] =
    easy && day.destination
      ? [
          {
            kind: 'add',
            destination: day.destination.name,
            place: easy.name,
            day: day.index,
            time: thing.time ?? 'morning',
          },
        ]
      : [];
  return {
    ...edited,
    edits: [
      ...edits,
      ...more,
      { kind: 'mark', key: thing.name, who },
      ...others.map((key): Edit => ({ kind: 'mark', key, who: FOR_OTHERS })),
    ],
    done: `${stays.length > 0 ? edited.done.split(` ${listed(stays)} made way for it.`).join('') : edited.done} It is marked ${who}. ${others.length > 0 ? `For the others ${listed(others)} ${others.length === 1 ? 'is' : 'are'} there at that time.` : 'For the others that time is free.'}`,
  };
}

function placeOn(name: string, { destination, items }: DraftDay, { days }: Draft): CataloguePlace | undefined {
  const all = [...items, ...days.flatMap((each) => each.items)];
  return all.find(({ title }) => title === name)?.place ?? destination?.places.find((place) => place.name === name);
}

/** What stands in the same part of the day, without meals, which all share. */
function sameTime(
  thing: { readonly name: string; readonly time?: string | undefined },
  day: DraftDay,
  own: CataloguePlace | undefined,
): string[] {
  const isWhole = own !== undefined && takesDay(own);
  return day.items
    .filter(
      ({ title, time, place }) =>
        title !== thing.name && (isWhole ? time !== 'evening' : time === thing.time) && place?.kind !== 'meal',
    )
    .map(({ title }) => title);
}

const EASY: ReadonlySet<string> = new Set(['walk', 'park', 'market', 'sight', 'beach', 'meal']);
/** Minutes of something easy. */
const SHORT = 120;
const NEAR_KM = 3;

/** Something easy in town at that time, close to the thing where that is in town too. */
function easyBeside(
  own: CataloguePlace | undefined,
  { day, time }: { readonly day: DraftDay; readonly time: NonNullable<DraftDay['items'][number]['time']> },
  wish: EditRequest['wish'],
): CataloguePlace | undefined {
  const { destination } = day;
  if (!destination) return undefined;
  const from = own && own.kind !== 'day-trip' ? own.at : destination.at;
  const used = new Set(day.items.map(({ title }) => title));
  const [best] = destination.places
    .filter((place) => EASY.has(place.kind) && place.minutes <= SHORT && place.when.includes(time))
    .filter((place) => place !== own && !used.has(place.name) && isOpen(place, { date: day.date, month: wish.month }))
    .flatMap((place) => {
      const score = placeScore(destination, place, wish, { month: wish.month });
      const far = kilometres(from, place.at);
      return score === undefined
        ? []
        : [{ place, score: score - (far > NEAR_KM ? far : 0) - (place.kind === 'meal' ? 1 : 0) }];
    })
    .toSorted((a, b) => b.score - a.score);
  return best?.place;
}
