import { feedKey, ownTripKey, travellerKey } from '#functions/data/keys.ts';
import { TravellerItem } from '#functions/data/traveller-item.ts';
import { newSession } from '#infra/local/function-fixture/sign-up.ts';
import { massItems, type StoredItem, viralItems } from './mass-items.ts';

/** A user of the product, with trips of their own. */
export interface Actor {
  readonly traveller: TravellerItem;
  readonly cookie: string;
  tripId: string;
  dayId: string | undefined;
  done: number;
}

/** What the traffic mix needs to know of a filled store. */
export interface MixStore {
  readonly items: Generator<StoredItem>;
  /** Each with one of their trips, the one with very many followers first. */
  readonly travellers: { readonly traveller: TravellerItem; readonly tripId: string }[];
}

/** Items of this many trips, and of one whose author everyone follows. They are recorded as they are generated. */
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

/** In the feed of someone who follows its author. */
function fed(followerId: string, { traveller, tripId }: MixStore['travellers'][number]): StoredItem {
  return { ...feedKey(followerId, tripId), id: tripId, ownerId: traveller.id };
}

function* both(trips: number): Generator<StoredItem> {
  yield* viralItems();
  yield* massItems(trips);
}

/**
 * This many of the store's travellers, evenly distributed, signed in. The one with very many followers is the first.
 */
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

/** Picks from a list by Zipf's law with exponent 1: the first nearly twice as often as the second. Deterministic. */
export function zipfPicker(): <T>(list: readonly T[]) => T | undefined {
  let seed = 20_261_121;
  return (list) => {
    // Park and Miller's minimal standard generator.
    seed = (seed * 48_271) % 2_147_483_647;
    // The index whose share of the harmonic sum, nearly its logarithm, contains the random number.
    return list[Math.floor((list.length + 1) ** (seed / 2_147_483_647)) - 1];
  };
}
