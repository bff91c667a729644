import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isRealDate, localDate, weekdayOf, writeDate } from './calendar.ts';

const date = fc
  .date({ min: new Date('0100-01-01'), max: new Date('9980-12-31'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));

describe('the calendar', () => {
  it('adds days and counts them, over months, leap years and centuries', () => {
    const days = fc.integer({ min: -800, max: 800 });
    fc.assert(
      fc.property(date, days, (from, count) => {
        expect(daysBetween(from, addDays(from, count))).toBe(count);
        expect(weekdayOf(addDays(from, 7 * count))).toBe(weekdayOf(from));
      }),
    );
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2100-02-28', 1)).toBe('2100-03-01');
    expect(addDays('2027-12-31T00:00:00.000Z', 1)).toBe('2028-01-01');
    expect(daysBetween('2027-03-01', '2027-02-27')).toBe(-2);
    expect(weekdayOf('2027-06-06')).toBe(0);
  });

  it('knows which dates exist', () => {
    for (const real of ['2028-02-29', '0001-01-01', '9999-12-31']) expect(isRealDate(real), real).toBe(true);
    for (const none of ['2027-02-29', '2027-13-01', '2027-00-10', '2027-06-31', '2027-6-1', 'tomorrow', ''])
      expect(isRealDate(none), none).toBe(false);
    expect(isRealDate(writeDate(2027, 6, 31))).toBe(false);
    expect(writeDate(27, 6, 3)).toBe('0027-06-03');
  });

  it.each(['America/Sao_Paulo', 'Asia/Beirut', 'Pacific/Kiritimati'])(
    'adds a day across a daylight saving change in %s',
    (zone) => {
      const url = new URL('calendar.ts', import.meta.url).href;
      const program = `const { addDays, daysBetween } = await import(${JSON.stringify(url)});
        let day = '2011-01-01'; let wrong = 0;
        for (let n = 0; n < 3000; n++) { const next = addDays(day, 1); if (daysBetween(day, next) !== 1) wrong++;
          if (Date.parse(next) - Date.parse(day) !== 86400000) wrong++; day = next; }
        console.log(day, wrong);`;
      const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
        encoding: 'utf8',
        env: { ...process.env, TZ: zone },
      });
      expect(said).toBe('2019-03-20 0\n');
    },
  );

  it('gives the date of an instant in the local time zone', () => {
    expect(localDate(new Date(2027, 5, 3, 23, 59))).toBe('2027-06-03');
  });

  const sources = ['shared', 'functions', 'web', 'infra'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/(?:^|\/)(?:node_modules|\.build|dist)\//.test(file))
      .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(`${folder}/${file}`, 'utf8') })),
  );

  it('is the only place with date arithmetic', () => {
    // Formatting and a year step are not date arithmetic.
    const harmless = /import \{ (?:format|addYears) \} from 'date-fns\/\w+'/;
    const reckons =
      /from 'date-fns\b|function (?:addDays|daysBetween|dateAfter|dayAfter|weekdayOf|isRealDate)\b|getUTCDay\(|setUTCDate\(|\.slice\(0, 10\)[^;]*DAY_MS|DAY_MS[^;]*\.slice\(0, 10\)/;
    const others = sources.filter(
      ({ file, text }) => !/^web\/(?!src)|\.test\.tsx?$/.test(file) && reckons.test(text.replace(harmless, '')),
    );
    expect(others.map(({ file }) => file)).toEqual(['shared/calendar/calendar.ts']);
  });

  it('takes each function of date-fns by its own path: the whole has 300 files, which every function and test would load', () => {
    const others = sources.filter(
      ({ file, text }) => file !== 'shared/calendar/calendar.test.ts' && /from 'date-fns'/.test(text),
    );
    expect(others.map(({ file }) => file)).toEqual([]);
  });

  it('is the only place that says how long a day is in milliseconds, in tests as well', () => {
    const says = /\b86_?400_?000\b|\b24 \* 60 \* 60 \* 1_?000\b|\b24 \* 3_?600_?000\b/;
    const others = sources.filter(({ file, text }) => says.test(text) && file !== 'shared/calendar/calendar.test.ts');
    expect(others.map(({ file }) => file)).toEqual(['shared/calendar/calendar.ts']);
  });
});
