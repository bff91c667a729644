import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const table = readFileSync(new URL('asvs.md', import.meta.url), 'utf8');
const rows = [...table.matchAll(/^\| (\d\.\d+\.\d+) \| (\w+) \| (.+) \|$/gm)];

/** How many points each section of chapters 6 and 7 has at levels 1 and 2 (OWASP ASVS 5.0.0). */
const POINTS: Readonly<Record<string, number>> = {
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
};

it('each point of chapters 6 and 7 of ASVS 5 is met, decided otherwise with its reason, or about nothing of ours', () => {
  const points = Object.entries(POINTS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(rows.map(([, point]) => point)).toEqual(points);
  for (const [, point, verdict = '', text = ''] of rows) {
    expect(['Met', 'Otherwise', 'None'], point).toContain(verdict);
    expect(text.length, point).toBeGreaterThan(verdict === 'Otherwise' ? 80 : 10);
  }
  const howMany = (of: string) => rows.filter(([, , verdict]) => verdict === of).length;
  const [met, otherwise, none] = ['Met', 'Otherwise', 'None'].map(howMany);
  console.info(`${rows.length} points: ${met} met, ${otherwise} decided otherwise, ${none} about nothing of ours`);
});

it('every file that is named for it exists', () => {
  const files = [...table.matchAll(/`((?:functions|shared)\/[\w/.-]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
