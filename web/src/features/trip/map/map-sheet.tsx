import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { useEffect, useMemo, useRef } from 'react';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { useFocusReturn } from '../../../ui/dialog/use-focus-return.ts';
import { CardStrip, revealCard } from './card-strip.tsx';
import { goToRow } from './go-to-row.ts';
import { plannedItems } from './items.ts';
import { MapPanel } from './map-panel.tsx';
import type { MapPanelProps } from './map-panel-props.ts';
import styles from './map-sheet.module.css';

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
  const cards = useMemo(
    () => plannedItems(days).filter(({ dayNumber }) => !day || days[dayNumber - 1] === day),
    [days, day],
  );
  const centred = panel.centred?.activityId;
  // Synchronises with the strip's scroll position.
  useEffect(() => {
    if (centred !== undefined) revealCard(strip.current, cards, centred);
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
          <MapPanel {...panel} onPin={({ activity }) => revealCard(strip.current, cards, activity.id)} />
          <CardStrip
            list={strip}
            cards={cards}
            days={days}
            onPress={({ activity }) => {
              wanted.current = activity.id;
              onLeave(activity.tripDayId);
            }}
          />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
