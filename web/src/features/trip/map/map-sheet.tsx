import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { TripDay } from '#shared/days/schema.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { useFocusReturn } from '../../../ui/dialog/use-focus-return.ts';
import { goToRow } from './go-to-row.ts';
import { mapItems } from './items.ts';
import { MapPanel } from './map-panel.tsx';
import type { MapPanelProps } from './map-panel-props.ts';
import styles from './map-sheet.module.css';
import { PinLine } from './pin-line.tsx';
import { pointAt } from './pointed-item.ts';

/** Of the strip's cards, at most. */
const IN_VIEW = 4;

type MapSheetProps = Omit<MapPanelProps, 'onPin'> & {
  readonly title: string;
  /** Leaves the map for a day, whose row gets the focus. */
  readonly onLeave: (dayId: string) => void;
  readonly onClose: () => void;
};

/** The map over the whole of a small screen, with the cards of what is chosen as a strip at its foot. */
export function MapSheet({ title, onLeave, onClose, ...panel }: MapSheetProps) {
  const { days, day } = panel;
  const focusReturn = useFocusReturn();
  const strip = useRef<HTMLOListElement>(null);
  const wanted = useRef<string>(undefined);
  const all = useMemo(() => cardsOf(days, day), [days, day]);
  // The map begins with those in view; hundreds of cards would keep it waiting.
  const cards = useDeferredValue(all, all.slice(0, IN_VIEW));
  const centred = panel.centred?.activityId;
  // Synchronises with the strip's scroll position.
  useEffect(() => {
    if (centred !== undefined && cards.length > 0) reveal(strip.current, centred);
  }, [centred, cards]);

  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          {...focusReturn}
          onCloseAutoFocus={(event) => {
            if (wanted.current === undefined) return focusReturn.onCloseAutoFocus(event);
            event.preventDefault();
            goToRow(wanted.current);
          }}
          className={styles.sheet}
          aria-describedby={undefined}
        >
          <header className={styles.head}>
            <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton icon={X} label="Close the map" />
            </RadixDialog.Close>
          </header>
          <MapPanel {...panel} onPin={({ activity }) => reveal(strip.current, activity.id)} />
          <ol ref={strip} className={styles.strip} aria-label="On this map">
            {cards.map((pin) => (
              <li key={pin.activity.id} className={styles.card}>
                <PinLine
                  pin={pin}
                  date={days[pin.dayNumber - 1]?.date ?? ''}
                  onPress={() => {
                    wanted.current = pin.activity.id;
                    onLeave(pin.activity.tripDayId);
                  }}
                />
              </li>
            ))}
          </ol>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** What is chosen, in the page's order, also what is not on the map. */
function cardsOf(days: readonly TripDay[], day: TripDay | undefined) {
  const { pins, unplaced } = mapItems(days);
  return [...pins, ...unplaced]
    .filter(({ dayNumber }) => !day || days[dayNumber - 1] === day)
    .toSorted((a, b) => a.dayNumber - b.dayNumber || a.number - b.number);
}

/** Points at a card of the strip and scrolls to it. */
function reveal(strip: HTMLElement | null, activityId: string): void {
  pointAt(activityId);
  const card = strip?.querySelector<HTMLElement>(`[data-pin="${activityId}"]`);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  card?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: still ? 'instant' : 'smooth' });
}
