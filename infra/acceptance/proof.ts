import { readFileSync } from 'node:fs';
import type { AcceptanceItem } from './item.ts';

/** A test's reach: a browser on the running product, the real handler or gateway, or a single function. */
export type Reach = 'browser' | 'handler' | 'function';

/** A test that names items at the beginning of its title. */
export interface Proof {
  readonly ids: readonly string[];
  readonly title: string;
  readonly file: string;
  readonly reach: Reach;
  /** False when it failed, or passed only on a retry. */
  readonly held: boolean;
}

const LEADING_IDS = /^(?:[A-Z]+-\d{2,}[\s,:]+)+/;

/** 'API-06 OPEN-43 answers …' names both; an id later in the title does not count. */
export function idsOf(title: string): string[] {
  return LEADING_IDS.exec(`${title} `)?.[0].match(/[A-Z]+-\d+/g) ?? [];
}

/** A browser test also goes through the gateway; a rule may be proved at any level. */
const ENOUGH: Record<AcceptanceItem['kind'], readonly Reach[]> = {
  ui: ['browser'],
  api: ['browser', 'handler'],
  unit: ['browser', 'handler', 'function'],
};

export function isEnough(reach: Reach, kind: AcceptanceItem['kind']): boolean {
  return ENOUGH[kind].includes(reach);
}

/** What a test imports to call handlers with gateway events, or to start the whole product. */
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
