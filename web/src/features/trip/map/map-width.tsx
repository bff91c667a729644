import { type KeyboardEvent, type PointerEvent, useRef, useSyncExternalStore } from 'react';
import styles from './map-column.module.css';

const LEAST = 320;
/** 34 % of the page's width. */
const USUAL = 408;
/** How far it grows to the left: beside it remain the day index and the narrowest timeline. */
const MOST_LEFT = 120;
const STEP = 32;

interface MapWidthProps {
  /** In CSS pixels; undefined: as the page has room. */
  readonly width: number | undefined;
  readonly onWidth: (width: number) => void;
}

/**
 * A map that is wider than usual grows to both sides as far as each goes, into the page's margin too, so that a wide
 * screen's timeline keeps its room. How far the pointer that made it so is from where the edge usually is.
 */
function leftOf(width: number, margin: number): number {
  const more = width - USUAL;
  return Math.max(Math.min(more, more / 2), more - Math.min(MOST_LEFT, margin));
}

/** The width of the map whose edge a pointer brought so far from where it usually is. */
function widthOf(left: number, margin: number): number {
  return USUAL + Math.min(left, MOST_LEFT) + Math.max(0, Math.min(left, margin));
}

/** What is free beside the page, in pixels. */
function marginOfPage(): number {
  const { right = 0 } = document.querySelector('main')?.getBoundingClientRect() ?? {};
  return Math.max(0, Math.floor(document.documentElement.clientWidth - right));
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The edge between timeline and map, moved by dragging or by the arrow keys (ARIA: a focusable separator). */
export function MapWidth({ width, onWidth }: MapWidthProps) {
  const start = useRef<{ readonly x: number; readonly left: number }>(undefined);
  const margin = useSyncExternalStore(onResize, marginOfPage);
  const most = USUAL + MOST_LEFT + margin;
  const change = (next: number) => onWidth(Math.round(Math.min(most, Math.max(LEAST, next))));
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const { clientWidth = USUAL } = event.currentTarget.parentElement ?? {};
    start.current = { x: event.clientX, left: leftOf(clientWidth, margin) };
  };
  const move = ({ clientX }: PointerEvent) => {
    if (start.current) change(widthOf(start.current.left + start.current.x - clientX, margin));
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Partial<Record<string, number>> = { ArrowLeft: STEP, ArrowRight: -STEP };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    change((event.currentTarget.parentElement?.clientWidth ?? USUAL) + step);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: hr takes no focus and has no value.
    <div
      role="separator"
      aria-label="Width of the map"
      aria-orientation="vertical"
      aria-valuemin={LEAST}
      aria-valuemax={most}
      aria-valuenow={Math.min(width ?? USUAL, most)}
      tabIndex={0}
      className={styles.edge}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={() => {
        start.current = undefined;
      }}
      onKeyDown={press}
    />
  );
}
