import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { settingsOf } from '#infra/aws/stage-settings.ts';
import { modelCost, modelPrice } from './model-cost.ts';

const Prices = z.object({
  models: z.array(
    z.union([
      z.object({ model: z.string(), source: z.literal('unverified') }),
      z.object({ model: z.string(), source: z.url(), asOf: z.iso.date() }),
    ]),
  ),
});

describe('the cost of a model’s answer', () => {
  it('depends on whether its profile stays in one region', () => {
    expect(modelCost('eu.anthropic.claude-haiku-4-5-20251001-v1:0', 1_000_000, 1_000_000)).toBeCloseTo(6.6);
    expect(modelCost('global.anthropic.claude-haiku-4-5-20251001-v1:0', 1_000_000, 1_000_000)).toBeCloseTo(6);
    expect(modelCost('amazon.nova-micro-v1:0', 1_000_000, 0)).toBeCloseTo(0.046);
    expect(modelCost('somebody.else-v1', 1, 1)).toBeUndefined();
  });

  it('is known, with its source, for the model that stages use', () => {
    const { models } = Prices.parse(JSON.parse(readFileSync('functions/adapters/model-prices.json', 'utf8')));
    for (const stage of ['dev', 'staging', 'prod']) {
      const { modelId = '' } = settingsOf(stage);
      expect(modelPrice(modelId)).toBeDefined();
      expect(models.find(({ model }) => modelId.includes(model))).not.toMatchObject({ source: 'unverified' });
    }
  });

  it('a model whose name contains another’s is listed before it, or it would never match', () => {
    const { models } = Prices.parse(JSON.parse(readFileSync('functions/adapters/model-prices.json', 'utf8')));
    for (const [index, { model }] of models.entries()) {
      expect(models.findIndex((each) => model.includes(each.model))).toBe(index);
    }
  });
});
