import { type PlaceMention, placeName } from './place-mention.ts';
import type { Part, Surroundings, Wish } from './wish.ts';

/** A message with its places, and the wish before it. */
interface Said {
  readonly before: Wish;
  readonly folded: string;
  readonly mentions: readonly PlaceMention[];
  readonly around: Surroundings;
}

/** Before the place where a trip ends: 'our flight home is from', 'we fly back from', 'last night in'. */
const LEAVES =
  /\b(?:fl(?:y|ies|ying|ight|ights)|train|plane|ferry|bus|leav\w+|depart\w*|home)\b[^.;!?]{0,20}\b(?:from|out of)\s+(?:the\s+)?$|\blast night\b[^.;!?]{0,20}\b(?:in|at)\s+(?:the\s+)?$/;
const ONWARD = /^\s*(?:to|->|→)\b/;

/** A trip of several stops that is to end in one of them which is not the last: 'our flight home is from Athens'. */
export function endOfRoute({ before, folded, mentions, around }: Said): Part | undefined {
  if (before.isChoice || before.unknown || (before.destinations.length < 2 && before.country === undefined))
    return undefined;
  const end = mentions.find(({ at, end }) => LEAVES.test(folded.slice(0, at)) && !ONWARD.test(folded.slice(end)));
  const route = around.stopsOf(before);
  const index = end ? route.findIndex(({ name }) => name === placeName(end)) : -1;
  const stop = route[index];
  if (!stop || route.length < 2) return undefined;
  const stays = { country: undefined, unknown: undefined, wantsIdeas: false };
  if (route.at(-1) === stop) {
    const isBack = index === 0 && before.backTo === stop.name;
    return isBack ? { backNights: Math.max(1, before.backNights ?? 0) } : undefined;
  }
  if (index === 0)
    return {
      ...stays,
      ...{ destinations: [...new Set(route)], backTo: stop.name, backNights: 1 },
      changes: [`the last night is in ${stop.name} again`],
    };
  return {
    ...stays,
    destinations: [...new Set(route.filter((each) => each !== stop)), stop],
    changes: [`${stop.name} comes last`],
  };
}
