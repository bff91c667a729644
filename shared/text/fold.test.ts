import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold, foldInPlace, foldWords } from './fold.ts';

it('texts that differ only in case, diacritics and width are equal when folded', () => {
  expect([fold('STRASSE'), fold('Straße')]).toEqual(['strasse', 'strasse']);
  expect([fold('ＭＡＬＡＧＡ'), fold('Málaga'), fold('Ma\u0301laga')]).toEqual(['malaga', 'malaga', 'malaga']);
  expect(foldWords('  São Paulo – Guarulhos (GRU)')).toBe('sao paulo guarulhos gru');
  expect([fold('José'), fold('O’Neill'), fold('STRASSE')]).toEqual(['jose', "o'neill", fold('Straße')]);
});

it('folding in place keeps character positions', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const composed = text.normalize('NFC');
      expect(foldInPlace(composed.replace(/İ/g, 'I'))).toHaveLength(composed.length);
    }),
  );
  expect(foldInPlace('Übernachtung in Łódź, København')).toBe('ubernachtung in lodz, kobenhavn');
});

it('diacritics are removed in one place only', () => {
  const folding = ['shared', 'functions', 'web/src', 'infra'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$/.test(file))
      .map((file) => `${folder}/${file}`)
      .filter((file) => /replace\(\/\[?\\p\{Mn?\}.*\/gu/.test(readFileSync(file, 'utf8'))),
  );
  expect(folding).toEqual(['shared/text/fold.ts']);
});
