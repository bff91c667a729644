import data from './airports.json' with { type: 'json' };

/** A large airport, and the usual minutes between it and the middle of its town. */
export interface NamedAirport {
  readonly name: string;
  readonly destination: string;
  readonly minutes: number;
}

const AIRPORTS = data.airports.map(({ said, ...airport }) => ({
  airport,
  // A code that is a word of English as well, 'sin', needs 'airport' beside it or a way to it before.
  pattern: new RegExp(
    `\\b(?:from|to|at|into|via|for|in|of)\\s+(?:the\\s+)?(?:${said})\\b|\\b(?:${said})\\s+airport\\b`,
  ),
}));

/** The last airport that a folded text names: 'flying home from Narita'. */
export function findAirport(folded: string): NamedAirport | undefined {
  return AIRPORTS.flatMap(({ airport, pattern }) => (pattern.test(folded) ? airport : [])).at(-1);
}

/** The airport that most travellers to a destination use, by its name; undefined where none is known. */
export function airportOf(destination: string): NamedAirport | undefined {
  return AIRPORTS.find(({ airport }) => airport.destination === destination)?.airport;
}
