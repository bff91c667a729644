import data from './kitchens.json' with { type: 'json' };

/** What one eats in a country. */
export interface Kitchen {
  /** Typical dishes. */
  readonly order: string;
  /** Dishes that usually hold what somebody cannot have, by the need; 'vegetarian': those that are without meat and fish. */
  readonly holds: Readonly<Partial<Record<string, string>>>;
}

const kitchens = new Map(
  Object.entries(data.kitchens).flatMap(([codes, kitchen]) =>
    codes.split(' ').map((code): [string, Kitchen] => [code, kitchen]),
  ),
);

/** The kitchen of a country (ISO 3166). */
export function kitchenOf(code: string): Kitchen | undefined {
  return kitchens.get(code);
}

/** Where a thing hides in kitchens everywhere. */
export function hiddenIn(need: string): string | undefined {
  return new Map<string, string>(Object.entries(data.hidden)).get(need);
}
