import * as z from 'zod/mini';
import { median } from '../statistics.ts';
import type { ColdStart } from './start-cold.ts';

/** All starts of one bundle. */
export interface Starts {
  /** Bytes that it loads at its start. */
  readonly bytes: number;
  readonly all: ColdStart[];
}

const TITLES = ['status', 'KB', 'init', 'first', 'next', 'cold', 'cpu', '× read', '× empty', 'cpu ×read', 'cpu ×empty'];
const WIDTH = 10;
export const COLUMNS = ['function'.padEnd(32), ...TITLES.map((title) => title.padStart(WIDTH))].join(' ');

const Answer = z.looseObject({ statusCode: z.number() });

/** The HTTP status of a response; undefined for a function that answers no call. */
export function statusOf(answer: unknown): number | undefined {
  return Answer.safeParse(answer).data?.statusCode;
}

/** The ratios of a bundle's times to another's. */
export interface Ratios {
  readonly init: number;
  /** What the cold start costs: init and the first response, less what the call takes in a warm function. */
  readonly time: number;
  /** Processor time of the same. */
  readonly cpu: number;
}

export function ratiosTo({ all }: Starts, other: Starts): Ratios {
  return {
    init: initOf(all) / initOf(other.all),
    time: costOf(all) / costOf(other.all),
    cpu: cpuOf(all) / cpuOf(other.all),
  };
}

/** One line: its times, and their ratios to the handler that reads a key and to the empty one. */
export function describeStarts(name: string, starts: Starts, reading: Starts, empty: Starts): string {
  const { bytes, all } = starts;
  const [toReading, toEmpty] = [ratiosTo(starts, reading), ratiosTo(starts, empty)];
  const cells = [
    String(statusOf(all[0]?.answer) ?? ''),
    (bytes / 1000).toFixed(0),
    initOf(all).toFixed(0),
    median(all.map(({ firstAnswer }) => firstAnswer)).toFixed(0),
    median(all.map(({ nextAnswer }) => nextAnswer)).toFixed(0),
    costOf(all).toFixed(0),
    cpuOf(all).toFixed(0),
    ...[toReading.time, toEmpty.time, toReading.cpu, toEmpty.cpu].map((ratio) => ratio.toFixed(2)),
  ];
  return [name.padEnd(32), ...cells.map((cell) => cell.padStart(WIDTH))].join(' ');
}

function initOf(starts: readonly ColdStart[]): number {
  return median(starts.map(({ init }) => init));
}

/**
 * Of the whole until the first response only what a warm function does not take, in ms: hashing a password or reading a
 * mail takes its time in every call.
 */
function costOf(starts: readonly ColdStart[]): number {
  return median(starts.map(({ init, firstAnswer, nextAnswer }) => init + firstAnswer - nextAnswer));
}

function cpuOf(starts: readonly ColdStart[]): number {
  return median(starts.map(({ cpu, nextCpu }) => cpu - nextCpu));
}
