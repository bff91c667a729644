import { foldInPlace } from '#shared/text/fold.ts';
import type { CataloguePlace } from '../catalogue/catalogue-schema.ts';
import data from './guests.json' with { type: 'json' };

/** Those who travel along and like other things than most. */
export type Guest = keyof typeof data.guests;

const ALL = Object.keys(data.guests).filter((name): name is Guest => name in data.guests);

interface KnownGuest {
  readonly said: RegExp;
  readonly likes: RegExp;
  readonly dislikes: RegExp;
  readonly interests: ReadonlyMap<string, number>;
  readonly kinds: ReadonlyMap<string, number>;
}

const known = new Map(
  ALL.map((guest): [Guest, KnownGuest] => {
    const { said, likes, dislikes, interests, kinds } = data.guests[guest];
    return [
      guest,
      {
        said: new RegExp(`(?<![\\p{L}\\d])(?:${said})(?![\\p{L}])`, 'u'),
        likes: new RegExp(`\\b(?:${likes})\\b`, 'u'),
        dislikes: new RegExp(`\\b(?:${dislikes})\\b`, 'u'),
        interests: new Map(Object.entries(interests)),
        kinds: new Map(Object.entries(kinds)),
      },
    ];
  }),
);

/** How much a word of a name or note counts, for it and against it. */
const LIKED = 3;
const DISLIKED = -4;

/** Those that a folded message says are coming. */
export function guestsIn(folded: string): Guest[] {
  return ALL.filter((guest) => known.get(guest)?.said.test(folded));
}

/** What a guest is called in an answer. */
export function guestName(guest: Guest): string {
  return data.guests[guest].name;
}

const likings = new WeakMap<CataloguePlace, Partial<Record<Guest, number>>>();

/** How much a place is for a guest: about 3 and more for what is made for them, below 0 for what bores or harms them. */
export function likingOf(place: CataloguePlace, guest: Guest): number {
  const before = likings.get(place) ?? {};
  const liking = before[guest] ?? reckoned(place, guest);
  likings.set(place, { ...before, [guest]: liking });
  return liking;
}

function reckoned(place: CataloguePlace, guest: Guest): number {
  const of = known.get(guest);
  if (!of) return 0;
  const text = foldInPlace(`${place.name} ${place.note}`);
  const interests = place.interests.reduce((sum, each) => sum + (of.interests.get(each) ?? 0), 0);
  const words = (of.likes.test(text) ? LIKED : 0) + (of.dislikes.test(text) ? DISLIKED : 0);
  return interests + words + (of.kinds.get(place.kind) ?? 0);
}
