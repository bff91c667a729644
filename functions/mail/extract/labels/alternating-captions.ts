import type { Line } from '../document/mail-document.ts';
import { findDates } from '../grammar/find-dates.ts';
import { findMoney } from '../grammar/find-money.ts';
import { findTimes } from '../grammar/find-times.ts';
import type { RunLabel } from './label-runs.ts';
import type { Role } from './roles.ts';
import { splitLabels } from './split-labels.ts';

/** What a value must have that a label of these roles names. */
const SHAPES: readonly (readonly [readonly Role[], (text: string) => boolean])[] = [
  [['total'], (text) => findMoney(text).length > 0],
  [['reference', 'ticketNumber'], (text) => /\d/.test(text) && findDates(text).length + findMoney(text).length === 0],
  [
    ['departure', 'arrival', 'checkIn', 'checkOut', 'date', 'time', 'pickUp', 'dropOff', 'endTime'],
    (text) => findDates(text).length + findTimes(text).length > 0,
  ],
  [['from', 'to'], (text) => !/\d{2}/.test(text) && findMoney(text).length === 0],
];

/** Whether a text has the shape of what the label names; undefined where any text could be it. */
function fits({ roles }: RunLabel, text: string): boolean | undefined {
  const shape = SHAPES.find(([named]) => named.some((role) => roles.has(role)));
  return shape?.[1](text);
}

const MAX_CAPTION = 48;

/** The label that a line is or begins with, 'from – Gate E7'; undefined where a value follows it that it could name. */
function captionIn({ text }: Line): RunLabel | undefined {
  if (text.length > MAX_CAPTION) return undefined;
  const [piece] = splitLabels(text);
  if (!piece?.roles || (piece.value !== '' && !/^.{0,40}\s[–—-]\s|[(（]/u.test(text))) return undefined;
  const label: RunLabel = { roles: piece.roles, label: piece.label ?? '' };
  return piece.value !== '' && /\d{2}/.test(piece.value) ? undefined : label;
}

/** With fewer labels it is open on which side their values stand. */
const MIN_LABELS = 3;

interface Captioned extends RunLabel {
  readonly value: number;
  readonly line: number;
}

/**
 * The labels of one column in which values and labels alternate, '07:15' above 'departure' above '08:40' above
 * 'arrival', if by their shapes more of them name the value above than the one below.
 */
export function alternatingCaptions(stack: readonly number[], lines: readonly Line[]): Captioned[] {
  const labels = stack.map((index) => (lines[index] ? captionIn(lines[index]) : undefined));
  const at = labels.flatMap((label, place) => (label ? [{ label, place }] : []));
  if (at.length < MIN_LABELS) return [];
  const textAt = (place: number) => (labels[place] ? '' : (lines[stack[place] ?? -1]?.text ?? ''));
  const fitting = (step: -1 | 1) => at.filter(({ label, place }) => fits(label, textAt(place + step)) === true).length;
  if (fitting(-1) < MIN_LABELS || fitting(-1) <= fitting(1)) return [];
  const values = new Set<number>();
  return at.flatMap(({ label, place }): Captioned[] => {
    const [value, line] = [stack[place - 1], stack[place]];
    // 'Hvar' is an island, and 'where' in Icelandic: between two labels stands a value.
    const isBetween = labels[place - 1] === undefined || labels[place - 2] !== undefined;
    if (value === undefined || line === undefined || values.has(place) || !isBetween || isNextValue(labels, place))
      return [];
    values.add(place - 1);
    return [{ ...label, value, line }];
  });
}

/** Whether a label comes behind another and before a third, which it is the value of. */
const isNextValue = (labels: readonly (RunLabel | undefined)[], place: number): boolean =>
  labels[place - 1] !== undefined && labels[place + 1] !== undefined && labels[place - 2] === undefined;
