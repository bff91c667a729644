import { foldInPlace } from '#shared/text/fold.ts';
import { wantsMore } from '../understand/activities.ts';
import { afterMessage } from '../understand/understand.ts';
import { NO_WISH, type Surroundings, type Wish } from '../understand/wish.ts';

/** What is understood of a text on its own. */
export interface Hearing {
  /** Whether anything is. */
  readonly isHeard: (text: string) => boolean;
  /** Whether a place or a sight is, and not only a taste: 'Croke Park' is more than parks. */
  readonly isPlaced: (text: string) => boolean;
  /** Whether it wants something to do that no stop of the trip offers. */
  readonly isNotThere: (text: string) => boolean;
  /** Whether a text says less of who travels, when or how without a part of it: 'a cane' of 'walks with a cane'. */
  readonly isPartOf: (text: string, at: number, end: number) => boolean;
}

/** Hears a text as one of these wishes would: that before a message, or after it. */
export function hearingOf(wishes: readonly Wish[], around: Surroundings): Hearing {
  return {
    isHeard: (text) => wishes.some((wish) => afterMessage(wish, text, around).isUnderstood),
    isPlaced: (text) => wishes.some((wish) => namesPlace(wish, afterMessage(wish, text, around))),
    isPartOf: (text, at, end) => {
      const [whole, rest] = [text, text.slice(0, at) + ' '.repeat(end - at) + text.slice(end)].map((each) =>
        frameOf(afterMessage(NO_WISH, each, around)),
      );
      return whole !== rest;
    },
    isNotThere: (text) => wantsMore(foldInPlace(text), wishes.at(-1)?.destinations ?? []),
  };
}

/** What a wish says besides places and things to see. */
function frameOf({ needs, budget, party, pace, clock, latest, start, days, level, reach, near }: Wish): string {
  return JSON.stringify([needs, budget, party, pace, clock, latest, start, days, level, reach, near]);
}

const PLACED = ['asked', 'leftOut', 'destinations', 'country'] as const satisfies (keyof Wish)[];

/** A place that is nowhere on the map is none. */
function namesPlace(before: Wish, after: Wish): boolean {
  return PLACED.some((part) => after[part] !== before[part]) || after.unknown?.position !== before.unknown?.position;
}
