import type { Map as MapLibreMap } from 'maplibre-gl';
import { useState } from 'react';
import { tripIdOf } from '#shared/contract/ids.ts';
import type { Position } from '#shared/places/position.ts';
import { useEditor } from '../editor.ts';
import type { Item } from './items.ts';
import { nearestTown } from './nearest-town.ts';
import { PuttingPin } from './putting-pin.tsx';
import { SuggestionsBar } from './suggestions-bar.tsx';
import { UnplacedList } from './unplaced-list.tsx';
import { usePlaceActivity } from './use-place-activity.ts';
import type { useSuggestions } from './use-suggestions.ts';

interface PlacingProps {
  readonly map: MapLibreMap | undefined;
  readonly unplaced: readonly Item[];
  readonly near: Position | undefined;
  readonly searching: ReturnType<typeof useSuggestions>;
  /** Whether the list of what has no position is open. */
  readonly listed: boolean;
  readonly onList: (listed: boolean) => void;
}

/** How what is not on the map gets there: found by name, by a pin, or as suggested. */
export function Placing({ map, unplaced, near, searching, listed, onList }: PlacingProps) {
  const editor = useEditor();
  const placeActivity = usePlaceActivity();
  const [putting, setPutting] = useState<Item>();
  const { suggestions, find, finding, discard } = searching;

  if (map && putting) {
    const put = (position: Position) => {
      placeActivity(putting.activity, { name: nearestTown(map, position) ?? '', position });
      setPutting(undefined);
    };
    return <PuttingPin map={map} item={putting} onPut={put} onCancel={() => setPutting(undefined)} />;
  }
  if (suggestions.length > 0) {
    return <SuggestionsBar suggestions={suggestions} unplaced={unplaced} onDone={discard} />;
  }
  if (!listed) return null;
  const owner = editor && {
    onPutPin: (item: Item) => {
      onList(false);
      setPutting(item);
    },
    onFindAll: () => {
      const [first] = unplaced;
      if (first) find(tripIdOf(first.activity.id), { onSuccess: () => onList(false) });
    },
    finding,
  };
  return <UnplacedList unplaced={unplaced} near={near} owner={owner} onClose={() => onList(false)} />;
}
