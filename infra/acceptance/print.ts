import type { Verdict } from './judge.ts';

const STATES = ['proved', 'failing', 'missing', 'planned'] as const;

/** One line per area, in the order of the list, and one for the total. */
export function tableOf(verdicts: readonly Verdict[]): string[] {
  const areas = Map.groupBy(verdicts, ({ item }) => item.area);
  const head = row('Area', ...STATES);
  const rows = [...areas].map(([area, among]) => row(area, ...counts(among)));
  return [head, ...rows, row('all', ...counts(verdicts))];
}

function counts(among: readonly Verdict[]): number[] {
  return STATES.map((state) => among.filter((each) => each.state === state).length);
}

function row(first: string, ...others: readonly (string | number)[]): string {
  return first.padEnd(6) + others.map((cell) => String(cell).padStart(9)).join('');
}

/** One item, with the tests that name it but failed or fell short. */
export function lineOf({ item, state, proofs }: Verdict): string {
  const { id, kind, sentence, decision } = item;
  const telling = proofs.filter(({ held }) => state === 'missing' || !held);
  const named = telling.map(({ file, title }) => `\n    ${file}: ${title}`);
  return `${id} [${kind}] ${sentence}${decision ? ` — ${decision}` : ''}${named.join('')}`;
}
