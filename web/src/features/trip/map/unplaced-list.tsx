import { MapPin, Search } from 'lucide-react';
import { useState } from 'react';
import type { Position } from '#shared/places/position.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PlaceField } from '../../../ui/place-field/place-field.tsx';
import type { Item } from './items.ts';
import { PlaceList } from './place-list.tsx';
import styles from './unplaced-list.module.css';
import { usePlaceActivity } from './use-place-activity.ts';

interface UnplacedListProps {
  readonly unplaced: readonly Item[];
  /** Places near this one are offered first. */
  readonly near: Position | undefined;
  /** Undefined for those who only read. */
  readonly owner:
    | {
        readonly onPutPin: (item: Item) => void;
        readonly onFindAll: () => void;
        readonly finding: boolean;
      }
    | undefined;
  readonly onClose: () => void;
}

/** What has no position; its owner can find each, put a pin, or have places suggested for all. */
export function UnplacedList({ unplaced, near, owner, onClose }: UnplacedListProps) {
  const [sought, setSought] = useState<string>();
  return (
    <PlaceList
      title={`Not on the map (${unplaced.length})`}
      onClose={onClose}
      action={
        owner && (
          <p className={styles.all}>
            <Button variant="quiet" icon={Search} pending={owner.finding} onClick={owner.onFindAll}>
              Suggest places for all
            </Button>
          </p>
        )
      }
    >
      {unplaced.map((item) => (
        <li key={item.activity.id} className={styles.item} data-pin={item.activity.id}>
          <span className={styles.name}>{item.name}</span>
          {owner && (
            <span className={styles.actions}>
              <Button
                variant="quiet"
                aria-label={`Find ${item.activity.title}`}
                aria-expanded={sought === item.activity.id}
                onClick={() => setSought(sought === item.activity.id ? undefined : item.activity.id)}
              >
                Find
              </Button>
              <Button
                variant="quiet"
                icon={MapPin}
                aria-label={`Put a pin for ${item.activity.title}`}
                onClick={() => owner.onPutPin(item)}
              >
                Put a pin
              </Button>
            </span>
          )}
          {sought === item.activity.id && <FindPlace item={item} near={near} onDone={() => setSought(undefined)} />}
        </li>
      ))}
    </PlaceList>
  );
}

interface FindPlaceProps {
  readonly item: Item;
  readonly near: Position | undefined;
  readonly onDone: () => void;
}

function FindPlace({ item: { activity }, near, onDone }: FindPlaceProps) {
  const [text, setText] = useState('');
  const placeActivity = usePlaceActivity();
  return (
    <div className={styles.field}>
      <PlaceField
        label={`Where is ${activity.title}?`}
        placeholder={activity.location ?? activity.title}
        value={text}
        near={near}
        onType={setText}
        onChoose={(place) => placeActivity(activity, place, onDone)}
      />
    </div>
  );
}
