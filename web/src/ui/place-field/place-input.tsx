import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { FoundPlace } from '#shared/place-search/schema.ts';
import { classNames } from '../class-names.ts';
import { Input } from '../field/input.tsx';
import hidden from '../visually-hidden.module.css';
import styles from './place-field.module.css';

interface PlaceInputProps {
  readonly listId: string;
  readonly value: string;
  readonly placeholder: string | undefined;
  /** Those in the list, which is closed without any. */
  readonly places: readonly FoundPlace[];
  /** The index of the one that Enter takes; -1 for none. */
  readonly active: number;
  /** What is announced of the list. */
  readonly said: string;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  readonly onPick: (place: FoundPlace) => void;
}

const countries = new Intl.DisplayNames('en', { type: 'region' });
const KINDS: Readonly<Record<FoundPlace['kind'], string>> = {
  ...{ sight: 'Sight', town: 'Town', region: 'Region', country: 'Country', airport: 'Airport' },
};

/** The input of a place with its list. */
export function PlaceInput(props: PlaceInputProps) {
  const { listId, value, placeholder, places, active, said, onType, onKeyDown, onEnter, onLeave, onPick } = props;
  const list = useRef<HTMLDivElement>(null);
  const isOpen = places.length > 0;
  // Synchronises with the browser's scroll position: the list, and what is active in it, is in sight.
  useEffect(() => {
    const option = active < 0 ? undefined : list.current?.children[active];
    if (isOpen) (option ?? list.current)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);
  return (
    <div className={styles.box}>
      <Input
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={onEnter}
        onBlur={onLeave}
      />
      <span className={hidden.visuallyHidden} role="status">
        {said}
      </span>
      <div ref={list} id={listId} role="listbox" aria-label="Places" className={styles.list} hidden={!isOpen}>
        {places.map((place, index) => (
          // The keyboard moves through the list from the input, which keeps the focus.
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <div
            key={`${place.kind} ${place.name} ${place.position.latitude}`}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classNames(styles.option, index === active && styles.active)}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(place)}
          >
            <span>{place.name}</span>
            <span className={styles.what}>
              {KINDS[place.kind]}
              {place.kind !== 'country' && `, ${countries.of(place.country) ?? place.country}`}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
