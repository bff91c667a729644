import prices from './model-prices.json' with { type: 'json' };

/** US dollars per million tokens. */
interface ModelPrice {
  readonly input: number;
  readonly output: number;
}

/** What a model costs, by its id or its profile's; undefined when its price is unknown. */
export function modelPrice(modelId: string): ModelPrice | undefined {
  return prices.models.find(({ model }) => modelId.includes(model));
}

/** The cost of a model's answer in US dollars; undefined when its price is unknown. */
export function modelCost(modelId: string, inputTokens: number, outputTokens: number): number | undefined {
  const price = modelPrice(modelId);
  return price && (inputTokens * price.input + outputTokens * price.output) / 1e6;
}
