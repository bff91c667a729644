import { feedKey, ownTripKey, travellerKey } from '#functions/data/keys.ts';
import { TravellerItem } from '#functions/data/traveller-item.ts';
import { newSession } from '#infra/local/function-fixture/sign-up.ts';
import { massItems, type StoredItem, viralItems } from './mass-items.ts';

/** Somebody who uses the product, with trips of their own. */
export interface Actor {
  readonly traveller: TravellerItem;
  readonly cookie: string;
  tripId: string;
  dayId: string | undefined;
  done: number;
}

/** What a store was filled with, as far as the traffic mix has to know it. */
export interface MixStore {
  readonly items: Generator<StoredItem>;
  /** Each with a trip of theirs, the one with very many followers first. */
  readonly travellers: { readonly traveller: TravellerItem; readonly tripId: string }[];
}

/** Items of so many trips, and of one whose author everybody follows. They are known once they are taken. */
export function mixStore(trips: number): MixStore {
  const travellers: { traveller: TravellerItem; tripId: string }[] = [];
  function* noting(): Generator<StoredItem> {
    let traveller: TravellerItem | undefined;
    for (const item of both(trips)) {
      if (item.sk === travellerKey('').sk) {
        traveller = TravellerItem.parse(item);
        const [viral] = travellers;
        if (viral) yield fed(traveller.id, viral);
      } else if (
        traveller &&
        item.pk === ownTripKey(traveller.id, '').pk &&
        travellers.at(-1)?.traveller !== traveller
      ) {
        travellers.push({ traveller, tripId: String(item.id) });
      }
      yield item;
    }
  }
  return { items: noting(), travellers };
}

/** In the feed of somebody who follows its author. */
function fed(followerId: string, { traveller, tripId }: MixStore['travellers'][number]): StoredItem {
  return { ...feedKey(followerId, tripId), id: tripId, ownerId: traveller.id };
}

function* both(trips: number): Generator<StoredItem> {
  yield* viralItems();
  yield* massItems(trips);
}

/** So many of the store's travellers, evenly among all, signed in. The one with very many followers is the first. */
export async function actorsOf({ travellers }: MixStore, count: number): Promise<Actor[]> {
  const each = Math.max(1, Math.floor(travellers.length / count));
  const chosen = travellers.filter((_, index) => index % each === 0).slice(0, count);
  return Promise.all(
    chosen.map(async ({ traveller, tripId }) => ({
      ...{ traveller, tripId, dayId: undefined, done: 0 },
      cookie: await newSession(traveller.id, traveller.email),
    })),
  );
}

/**
 * Picks one of a list as often as its place in it makes it (Zipf's law with exponent 1): the first nearly twice as
 * often as the second. Always the same picks in the same order.
 */
export function zipfPicker(): <T>(list: readonly T[]) => T | undefined {
  let seed = 20_261_121;
  return (list) => {
    // Park and Miller's minimal standard generator.
    seed = (seed * 48_271) % 2_147_483_647;
    // The place whose share of the harmonic sum, nearly its logarithm, the random number falls in.
    return list[Math.floor((list.length + 1) ** (seed / 2_147_483_647)) - 1];
  };
}
