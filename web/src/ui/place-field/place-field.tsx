import { type KeyboardEvent, useId, useState } from 'react';
import type { FoundPlace } from '#shared/place-search/schema.ts';
import type { Position } from '#shared/places/position.ts';
import { useTypedTerm } from '../../lib/use-typed-term.ts';
import { Field } from '../field/field.tsx';
import { PlaceInput } from './place-input.tsx';
import { formatPosition, readPosition } from './read-position.ts';
import { useFoundPlaces } from './use-found-places.ts';

/** A place that was chosen from the list, or read from coordinates or a link: then only its position is known. */
export interface ChosenPlace {
  readonly name: string;
  readonly position: Position;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
  /** IANA zone. */
  readonly timeZone?: string | undefined;
}

interface PlaceFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly placeholder?: string | undefined;
  /** The text of the field. */
  readonly value: string;
  /** Places near this one are offered first. */
  readonly near?: Position | undefined;
  /** Offers only airports, where there are any. */
  readonly airports?: boolean;
  /** Any text is allowed; a place that was chosen before is no longer meant. */
  readonly onType: (text: string) => void;
  readonly onChoose: (place: ChosenPlace) => void;
}

/**
 * A place: any text, one of those that are offered while typing, '35.0, 135.7', or a link of a map, which is read and
 * never fetched. An ARIA combobox with a list (WAI-ARIA 1.2): arrows, Enter and Escape work as in any.
 */
export function PlaceField(props: PlaceFieldProps) {
  const { label, hint, error, placeholder, value, near, airports = false, onType, onChoose } = props;
  const listId = useId();
  const [active, setActive] = useState(-1);
  const [problem, setProblem] = useState<string>();
  const typed = useTypedTerm('', (term) => {
    const read = readPosition(term);
    setProblem(read && 'problem' in read ? read.problem : undefined);
    if (read && 'position' in read) choose({ ...read, name: read.name ?? nameless(term, read.position) });
  });
  const [closedFor, setClosedFor] = useState<string>();
  const [inside, setInside] = useState(false);
  const found = useFoundPlaces(typed.term, { near, airports });
  const open = inside && closedFor !== typed.term;
  const places = open ? found.places : [];

  const choose = (place: ChosenPlace) => {
    typed.type('');
    setActive(-1);
    onChoose(place);
  };
  const type = (text: string) => {
    setActive(-1);
    setProblem(undefined);
    onType(text);
    typed.type(text);
  };
  const shut = () => {
    setActive(-1);
    setClosedFor(typed.text.trim());
  };
  // Before the first and behind the last, none is active.
  const step = (by: number) => {
    const stops = places.length + 1;
    setActive((at) => ((at + 1 + by + stops) % stops) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (places.length === 0) return;
    const place = places[active];
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter') place ? choose(chosenOf(place)) : shut();
    else if (event.key === 'Escape') shut();
    else return;
    event.preventDefault();
  };

  return (
    <Field label={label} hint={hint} error={error ?? problem}>
      <PlaceInput
        listId={listId}
        value={value}
        placeholder={placeholder}
        places={places}
        active={active}
        said={open ? found.said : ''}
        onType={type}
        onKeyDown={onKeyDown}
        onEnter={() => setInside(true)}
        onLeave={() => {
          typed.enter();
          shut();
          setInside(false);
        }}
        onPick={(place) => choose(chosenOf(place))}
      />
    </Field>
  );
}

function chosenOf({ name, position, country, timeZone }: FoundPlace): ChosenPlace {
  return { name, position, country, timeZone };
}

/** What a position without a name is called: as it was typed, and not by its link. */
function nameless(term: string, position: Position): string {
  return term.includes(':') ? formatPosition(position) : term;
}
