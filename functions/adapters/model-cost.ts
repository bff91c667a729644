import prices from './model-prices.json' with { type: 'json' };

/** What an answer of a model cost in US dollars; undefined when its price is not known. */
export function modelCost(modelId: string, inputTokens: number, outputTokens: number): number | undefined {
  const price = prices.models.find(({ model }) => modelId.includes(model));
  return price && (inputTokens * price.input + outputTokens * price.output) / 1e6;
}
