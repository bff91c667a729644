import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { EVENT_FUNCTION_ENTRIES } from '#infra/function-entry.ts';
import { allRoutes } from '#shared/routes.ts';
import { costLines } from './cost-model.ts';
import { withCostSection } from './cost-section.ts';
import { MOST_CHECKS, MOST_GROWTH, MOST_READ_UNITS, MOST_ROUND_TRIPS } from './describe-costs.ts';
import { modelData, Prices } from './model-data.ts';
import { sampleStatus } from './prepare-call.ts';

const data = modelData();

describe('the cost model', () => {
  it('is in the README as the measurements, the assumptions and the price list define it', () => {
    const readme = readFileSync('README.md', 'utf8');
    expect(withCostSection(readme, data)).toBe(readme);
  });

  it('gives source and date of each price, or says that it is unverified, as few are', () => {
    const file: unknown = JSON.parse(readFileSync('infra/bench/cost/prices-eu-central-1.json', 'utf8'));
    const { prices } = z.object({ prices: z.record(z.string(), z.looseObject({ source: z.string() })) }).parse(file);
    const unverified = Object.values(prices).filter(({ source }) => source === 'unverified');
    expect(unverified.length).toBeLessThan(Object.keys(prices).length / 5);
    const unsaid = { ...prices, zoneMonth: { dollars: 0.5, source: 'https://aws.amazon.com/route53/pricing/' } };
    expect(Prices.safeParse(prices).success).toBe(true);
    expect(Prices.safeParse(unsaid).success).toBe(false);
  });

  it('grows no faster than the number of travellers, line by line', () => {
    for (const { name, dollars } of costLines(data.measured, data.month, data.priceList.prices)) {
      // CloudFront’s free tier, which covers a small stage, makes its first travellers cheaper.
      if (name === 'CloudFront') continue;
      expect(dollars(10_000_000), name).toBeLessThanOrEqual(dollars(100_000) * 100 * 1.001);
    }
  });

  it('covers every call and every event handler, whose price does not grow with the table', () => {
    const { sizes, calls, events } = data.measured;
    expect(calls.map(({ name }) => name).sort()).toEqual(allRoutes.map(({ name }) => name).sort());
    expect(new Set(events.map(({ name }) => name))).toEqual(new Set(Object.keys(EVENT_FUNCTION_ENTRIES)));
    expect((sizes.at(-1)?.trips ?? 0) / (sizes[0]?.trips ?? 1)).toBeGreaterThanOrEqual(100);
    for (const { name, growth } of [...calls, ...events]) expect(growth, name).toBeLessThanOrEqual(MOST_GROWTH);
  });

  it.each([
    ['an owner', 'owner', data.measured.calls],
    ['an editor', 'editor', data.measured.editorCalls],
  ] as const)('covers calls of %s that did their work, within the limits for any call', (_, role, calls) => {
    expect(calls.length).toBeGreaterThan(100);
    for (const { name, status, checks, roundTrips, readUnits } of calls) {
      expect(status, name).toBe(sampleStatus(name, role));
      expect(checks, name).toBeLessThanOrEqual(MOST_CHECKS);
      expect(roundTrips, name).toBeLessThanOrEqual(MOST_ROUND_TRIPS);
      expect(readUnits, name).toBeLessThanOrEqual(MOST_READ_UNITS);
    }
  });
});
