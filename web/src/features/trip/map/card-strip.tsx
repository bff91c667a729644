import { type CSSProperties, type RefObject, useState } from 'react';
import type { TripDay } from '#shared/days/schema.ts';
import styles from './card-strip.module.css';
import type { Item } from './items.ts';
import { PinLine } from './pin-line.tsx';
import { pointAt } from './pointed-item.ts';

/** So many cards are there at each side of the first in view; it moves by steps, so that scrolling seldom renders. */
const BESIDE = 8;
const STEP = 4;

interface CardStripProps {
  readonly list: RefObject<HTMLOListElement | null>;
  /** In the page's order. */
  readonly cards: readonly Item[];
  readonly days: readonly TripDay[];
  readonly onPress: (card: Item) => void;
}

/** The cards of what is chosen, in a row that scrolls. Of hundreds only those around what is in view are there. */
export function CardStrip({ list, cards, days, onPress }: CardStripProps) {
  const [first, setFirst] = useState(0);
  const from = Math.max(0, Math.min(first, cards.length - 1) - BESIDE);
  const shown = cards.slice(from, first + 2 * BESIDE);
  const style = { '--before': from, '--after': cards.length - from - shown.length } as CSSProperties;
  return (
    <ol
      ref={list}
      className={styles.strip}
      style={style}
      aria-label="On this map"
      onScroll={({ currentTarget }) => {
        const index = currentTarget.scrollLeft / pitchOf(currentTarget);
        setFirst(STEP * Math.floor(index / STEP));
      }}
    >
      {shown.map((card, index) => (
        <li key={card.activity.id} className={styles.card} aria-setsize={cards.length} aria-posinset={from + index + 1}>
          <PinLine pin={card} date={days[card.dayNumber - 1]?.date ?? ''} onPress={() => onPress(card)} />
        </li>
      ))}
    </ol>
  );
}

/** Points at a card of the strip and scrolls it to the middle. */
export function revealCard(list: HTMLOListElement | null, cards: readonly Item[], activityId: string): void {
  pointAt(activityId);
  const index = cards.findIndex(({ activity }) => activity.id === activityId);
  if (!list || index < 0) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const pitch = pitchOf(list);
  const { paddingInlineStart, columnGap } = getComputedStyle(list);
  const middle = Number.parseFloat(paddingInlineStart) + index * pitch + (pitch - Number.parseFloat(columnGap)) / 2;
  list.scrollTo({ left: middle - list.clientWidth / 2, behavior: still ? 'instant' : 'smooth' });
}

/** From one card to the next, in CSS pixels: all have the same width. */
function pitchOf(list: HTMLOListElement): number {
  const width = list.firstElementChild?.getBoundingClientRect().width ?? 0;
  return width + Number.parseFloat(getComputedStyle(list).columnGap);
}
