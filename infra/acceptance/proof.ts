import { readFileSync } from 'node:fs';
import type { AcceptanceItem } from './item.ts';

/** How far a test goes: a browser on the running product, the real handler or gateway, or a function by itself. */
export type Reach = 'browser' | 'handler' | 'function';

/** A test that names items at the beginning of its title. */
export interface Proof {
  readonly ids: readonly string[];
  readonly title: string;
  readonly file: string;
  readonly reach: Reach;
  /** False when it failed, or held only when tried again. */
  readonly held: boolean;
}

const LEADING_IDS = /^(?:[A-Z]+-\d{2,}[\s,:]+)+/;

/** 'API-06 OPEN-43 answers …' names both; an id further on is only mentioned. */
export function idsOf(title: string): string[] {
  return LEADING_IDS.exec(`${title} `)?.[0].match(/[A-Z]+-\d+/g) ?? [];
}

/** Something seen in a browser has gone through the gateway; a rule may be shown by whatever shows it. */
const ENOUGH: Record<AcceptanceItem['kind'], readonly Reach[]> = {
  ui: ['browser'],
  api: ['browser', 'handler'],
  unit: ['browser', 'handler', 'function'],
};

export function isEnough(reach: Reach, kind: AcceptanceItem['kind']): boolean {
  return ENOUGH[kind].includes(reach);
}

/** What a test imports to call handlers with gateway events, or to start the product whole. */
const DOORS = /from '[^']*(?:function-fixture\/(?:call-function|start-functions)|test-stack|gateway\/api)\.ts'/;
const reaches = new Map<string, Reach>();

/** The reach of a Vitest file, by what it imports. */
export function reachOf(file: string): Reach {
  const known = reaches.get(file);
  if (known) return known;
  const reach = DOORS.test(readFileSync(file, 'utf8')) ? 'handler' : 'function';
  reaches.set(file, reach);
  return reach;
}
