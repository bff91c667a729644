import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { costLines } from './cost-model.ts';
import { withCostSection } from './cost-section.ts';
import { MOST_READ_UNITS } from './describe-costs.ts';
import { modelData } from './model-data.ts';

const data = modelData();

describe('the cost model', () => {
  it('stands in the README as the measurements, the assumptions and the price list have it', () => {
    const readme = readFileSync('README.md', 'utf8');
    expect(withCostSection(readme, data)).toBe(readme);
  });

  it('grows no faster than travellers do, line by line', () => {
    for (const { name, dollars } of costLines(data.measured, data.month, data.prices)) {
      // CloudFront’s free tier, which a small stage stays within, makes its first travellers cheaper.
      if (name === 'CloudFront') continue;
      expect(dollars(10_000_000), name).toBeLessThanOrEqual(dollars(100_000) * 100 * 1.001);
    }
  });

  it('is made of calls that keep within what no call may exceed', () => {
    for (const { name, readUnits } of data.measured.calls) {
      expect(readUnits, name).toBeLessThanOrEqual(MOST_READ_UNITS);
    }
  });
});
