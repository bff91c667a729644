import * as z from 'zod';
import { median } from '../statistics.ts';
import type { ColdStart } from './start-cold.ts';

/** All starts of one bundle. */
export interface Starts {
  /** What it loads at its start. */
  readonly bytes: number;
  readonly all: ColdStart[];
}

export const COLUMNS = [
  'function'.padEnd(32),
  ...['status', 'KB', 'init', 'answer', 'both', '× init', '× both', '× no read'].map((title) => title.padStart(9)),
].join(' ');

const Answer = z.looseObject({ statusCode: z.number() });

/** One line: its times, and what they are of those of an empty handler and of one that reads a key. */
export function describeStarts(name: string, { bytes, all }: Starts, empty: Starts, reading: Starts): string {
  const init = median(all.map((start) => start.init));
  const both = timeToAnswer(all);
  const cells = [
    String(Answer.safeParse(all[0]?.answer).data?.statusCode ?? ''),
    (bytes / 1000).toFixed(0),
    init.toFixed(0),
    median(all.map((start) => start.firstAnswer)).toFixed(0),
    both.toFixed(0),
    (init / median(empty.all.map((start) => start.init))).toFixed(2),
    (both / timeToAnswer(reading.all)).toFixed(2),
    (both / timeToAnswer(empty.all)).toFixed(2),
  ];
  return [name.padEnd(32), ...cells.map((cell) => cell.padStart(9))].join(' ');
}

/** From the start of the process to its first answer, in ms. */
export function timeToAnswer(starts: readonly ColdStart[]): number {
  return median(starts.map(({ init, firstAnswer }) => init + firstAnswer));
}
