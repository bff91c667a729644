import prices from './model-prices.json' with { type: 'json' };

/** Dollars for a million tokens. */
interface ModelPrice {
  readonly input: number;
  readonly output: number;
}

/** What a model costs, by its id or that of a profile; undefined when its price is not known. */
export function modelPrice(modelId: string): ModelPrice | undefined {
  return prices.models.find(({ model }) => modelId.includes(model));
}

/** What an answer of a model cost in US dollars; undefined when its price is not known. */
export function modelCost(modelId: string, inputTokens: number, outputTokens: number): number | undefined {
  const price = modelPrice(modelId);
  return price && (inputTokens * price.input + outputTokens * price.output) / 1e6;
}
