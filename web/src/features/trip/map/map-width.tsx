import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styles from './map-column.module.css';

const LEAST = 320;
/** What the page's width leaves beside the day index and the narrowest timeline. */
const MOST = 528;
/** 34 % of the page's width. */
const USUAL = 408;
const STEP = 32;

interface MapWidthProps {
  /** In CSS pixels; undefined: as the page has room. */
  readonly width: number | undefined;
  readonly onWidth: (width: number) => void;
}

/** The edge between timeline and map, moved by dragging or by the arrow keys (ARIA: a focusable separator). */
export function MapWidth({ width, onWidth }: MapWidthProps) {
  const start = useRef<{ readonly x: number; readonly width: number }>(undefined);
  const change = (next: number) => onWidth(Math.round(Math.min(MOST, Math.max(LEAST, next))));
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width: event.currentTarget.parentElement?.clientWidth ?? USUAL };
  };
  const move = ({ clientX }: PointerEvent) => {
    if (start.current) change(start.current.width + start.current.x - clientX);
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
      aria-valuemax={MOST}
      aria-valuenow={width ?? USUAL}
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
