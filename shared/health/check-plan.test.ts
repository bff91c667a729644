import { describe, expect, it } from 'vitest';
import type { SampleItem } from './sample-plan.ts';
import { ATHENS, at, findings, NAXOS, PIRAEUS, sampleDay, stay, ZURICH } from './sample-plan.ts';

const [D3, D4, D5, D6] = ['2027-05-03', '2027-05-04', '2027-05-05', '2027-05-06'];
/** Rule, names and date of each finding. */
const told = (...given: Parameters<typeof findings>) =>
  findings(...given).map(({ rule, tails, date }) =>
    [rule, ...tails.map((tail) => tail.replace(/0+$/, '')), date].join(' '),
  );
const oneDay = (...items: SampleItem[]) => told([sampleDay(D3, items)]);
const journey = (tail: string, from: string, to: string, fields: Partial<SampleItem> = {}): SampleItem => ({
  ...at(tail, from, to, { kind: 'train', endTimeZone: 'Europe/Athens', endCoordinates: ATHENS }),
  ...fields,
});

describe('a finding', () => {
  it('HEALTH-01 says what, where, how bad, why in numbers, and how it is mended, and is the same each time', () => {
    const days = [sampleDay(D3, [at('a', '10:00', '12:00'), at('b', '11:15', '13:00')])];
    const [found, ...others] = findings(days);
    expect(others).toEqual([]);
    expect(found).toEqual({
      ...{ id: `overlap.${'a'.padEnd(15, '0')}.${'b'.padEnd(15, '0')}.${D3}`, rule: 'overlap', date: D3 },
      ...{ tails: ['a'.padEnd(15, '0'), 'b'.padEnd(15, '0')], severity: 'problem' },
      ...{ place: { date: D3, after: 'b'.padEnd(15, '0') } },
      ...{ text: '"a" and "b" overlap', why: 'They share 45 min.' },
      fixes: [
        { kind: 'move after', tail: 'b'.padEnd(15, '0'), after: 'a'.padEnd(15, '0') },
        { kind: 'edit', tail: 'b'.padEnd(15, '0') },
      ],
    });
    expect(findings(days)).toEqual([found]);
  });
});

describe('beds', () => {
  it('HEALTH-02 a night without a stay or a night journey has none, and a stay is offered for its date', () => {
    const days = [sampleDay(D3, [stay('inn', D4)]), sampleDay(D4, [at('a', '10:00', null)]), sampleDay(D5)];
    expect(told(days)).toEqual([`bed ${D4}`]);
    expect(findings(days)[0]?.fixes).toEqual([{ kind: 'add stay', date: D4 }]);
    expect(told([days[0] ?? sampleDay(D3), { ...sampleDay(D4), accommodation: 'At Ada’s' }, sampleDay(D5)])).toEqual(
      [],
    );
  });

  it('HEALTH-02 a night train, and a flight in the small hours, take the place of a bed', () => {
    const train = journey('train', '22:00', '07:00');
    expect(told([sampleDay(D3, [train]), sampleDay(D4)])).toEqual([]);
    expect(told([sampleDay(D3), sampleDay(D4, [journey('flight', '01:30', '05:00')])])).toEqual([]);
    expect(told([sampleDay(D3), sampleDay(D4, [journey('train', '09:30', '12:00')])])).toEqual([`bed ${D3}`]);
  });

  it('HEALTH-03 two stays for one night are one too many, but not where one is left that day', () => {
    const days = (endDate: string) => [
      sampleDay(D3, [stay('one', endDate)]),
      sampleDay(D4, [stay('two', D5)]),
      sampleDay(D5),
    ];
    expect(told(days(D5))).toEqual([`two beds one two ${D4}`]);
    expect(findings(days(D5))[0]?.fixes.map(({ kind }) => kind)).toEqual(['edit', 'edit']);
    expect(told(days(D4))).toEqual([]);
  });

  const arriving = (endTime: string, until?: string, checkIn = D3) => {
    const inn = stay('inn', D5, { coordinates: ATHENS, ...(until ? { details: { checkInUntil: until } } : {}) });
    const train = journey('train', '12:00', endTime, endTime < '12' ? { endDate: D4 } : {});
    const days = [sampleDay(D3, [train]), sampleDay(D4), sampleDay(D5)];
    return days.map((day) =>
      day.date.startsWith(checkIn) ? sampleDay(checkIn, checkIn === D3 ? [train, inn] : [inn]) : day,
    );
  };

  it('HEALTH-06 an arrival after check-in has ended, or on a later date, is late', () => {
    expect(told(arriving('22:30', '22:00'))).toEqual([`late train inn ${D3}`]);
    expect(told(arriving('21:30', '22:00'))).toEqual([]);
    expect(told(arriving('23:30', '02:00'))).toEqual([]);
    expect(told(arriving('08:00'))).toEqual([`late train inn ${D3}`]);
    expect(told(arriving('08:00', undefined, D4))).toEqual([]);
    expect(findings(arriving('22:30', '22:00'))[0]).toMatchObject({
      why: 'You arrive at 22:30, and check-in ends at 22:00.',
    });
  });

  it('HEALTH-06 an arrival after check-out is late', () => {
    const train = journey('train', '22:00', '12:00', { endDate: D4 });
    const days = [sampleDay(D3, [stay('inn', D4, { coordinates: ATHENS }), train]), sampleDay(D4)];
    expect(findings(days)).toMatchObject([
      { rule: 'late', why: 'You arrive on May 4 at 12:00, and check-out is on May 4 at 11:00.' },
    ]);
  });
});

describe('times', () => {
  it('HEALTH-04 two timed items that share minutes overlap; stays, and what only touches, do not', () => {
    expect(oneDay(at('a', '10:00', '12:00'), at('b', '11:59', '13:00'))).toEqual([`overlap a b ${D3}`]);
    expect(oneDay(at('a', '10:00', '12:00'), at('b', '12:00', '13:00'))).toEqual([]);
    expect(oneDay(at('a', '14:00', '16:00'), stay('inn', D4))).toEqual([]);
    expect(oneDay(at('a', '10:00', '12:00'), at('b', '11:00', '13:00', { timeZone: null }))).toEqual([]);
    expect(oneDay(at('a', '10:00', '12:00'), at('b', '11:00', '13:00', { status: 'idea' }))).toEqual([]);
  });

  it.each([
    ['a walk of 1 km', { latitude: 37.989, longitude: 23.73 }, 'sight', '12:13', '12:11'],
    ['a way of 9 km through town', PIRAEUS, 'sight', '12:23', '12:20'],
    ['a way of 174 km', NAXOS, 'sight', '14:32', '14:25'],
    ['a train beside it', ATHENS, 'train', '12:10', '12:09'],
    ['a flight beside it', ATHENS, 'flight', '13:00', '12:59'],
  ] as const)('HEALTH-05 %s takes its time, and no less', (...[, coordinates, kind, enough, tooLittle]) => {
    const before = at('a', '10:00', '12:00');
    const next = (time: string) => at('b', time, null, { kind, coordinates });
    expect(oneDay(before, next(enough))).toEqual([]);
    expect(oneDay(before, next(tooLittle))).toEqual([`connection a b ${D3}`]);
    expect(oneDay(before, at('b', tooLittle, null, { kind, coordinates: null }))).toEqual([]);
  });

  it('HEALTH-05 a flight to another country takes an hour more', () => {
    const flight = (time: string) => at('fly', time, null, { kind: 'flight' });
    const abroad = at('z', '20:00', null, { country: 'CH', coordinates: null });
    expect(oneDay(at('a', '10:00', '12:00'), flight('13:59'), abroad)).toEqual([`connection a fly ${D3}`]);
    expect(oneDay(at('a', '10:00', '12:00'), flight('14:00'), abroad)).toEqual([]);
  });

  it('HEALTH-07 a journey or a booking without a time', () => {
    const untimed = { time: null, endTime: null };
    expect(oneDay(journey('bus', '', '', untimed))).toEqual([`no time bus ${D3}`]);
    expect(oneDay({ ...at('dinner', '', null), ...untimed, confirmationNumber: 'A1' })).toEqual([
      `no time dinner ${D3}`,
    ]);
    expect(oneDay({ ...at('a', '', null), ...untimed })).toEqual([]);
  });

  it('HEALTH-07 what is pending within 14 days of the trip, or free of charge for 48 hours only, is open', () => {
    const pending = [sampleDay(D3, [at('a', '10:00', null, { status: 'pending' })])];
    expect([told(pending, '2027-04-18T12:00:00Z'), told(pending, '2027-04-19T12:00:00Z')]).toEqual([
      [],
      [`open a ${D3}`],
    ]);
    const free = [sampleDay(D3, [at('a', '10:00', null, { details: { freeUntil: '2027-05-01T18:00' } })])];
    const times = ['2027-04-29T14:59:00Z', '2027-04-29T15:00:00Z', '2027-05-01T15:00:00Z', '2027-05-01T15:01:00Z'];
    expect(times.map((now) => told(free, now).length)).toEqual([0, 1, 1, 0]);
    expect(findings(pending, '2027-04-19T12:00:00Z')[0]?.fixes).toEqual([
      { kind: 'confirm', tail: 'a'.padEnd(15, '0') },
    ]);
  });

  it('HEALTH-07 two days on one date are outside, and a day outside the trip’s dates', async () => {
    const { checkPlan } = await import('./check-plan.ts');
    expect(told([sampleDay(D3), sampleDay(D3, [], 'x')])).toEqual([expect.stringMatching(/^outside .* 2027-05-03$/)]);
    const found = checkPlan({ startDate: D4, endDate: D4 }, [sampleDay(D3), sampleDay(D4), sampleDay(D5)], new Date(0));
    expect(found.map(({ rule, date, fixes }) => [rule, date, fixes[0]?.kind])).toEqual([
      ['outside', D3, 'shift dates'],
      ['outside', D5, 'shift dates'],
    ]);
  });
});

describe('bookings', () => {
  it('HEALTH-08 a journey that leaves from elsewhere than the last one reached, over 50 km', () => {
    const there = journey('there', '08:00', '09:00', { endCoordinates: ATHENS });
    const back = (coordinates: typeof ATHENS) => journey('back', '20:00', '21:00', { coordinates });
    expect(oneDay(there, back(NAXOS))).toEqual([`elsewhere there back ${D3}`]);
    expect(oneDay(there, back(PIRAEUS))).toEqual([]);
  });

  it('HEALTH-08 what is cancelled and still on the plan, and nothing else about it', () => {
    const cancelled = { cancelled: true, time: null, confirmationNumber: 'A1' };
    expect(oneDay({ ...at('a', '', null), ...cancelled })).toEqual([`off a ${D3}`]);
  });

  it('HEALTH-08 one reference and type twice; legs of one booking are not', () => {
    const table = { confirmationNumber: 'abc' };
    expect(oneDay(at('a', '10:00', '11:00', table), at('b', '18:00', '19:00', { confirmationNumber: 'ABC' }))).toEqual([
      `double a b ${D3}`,
    ]);
    const legs = [
      journey('out', '08:00', '09:00', { ...table, location: 'A', endLocation: 'B' }),
      journey('back', '18:00', '19:00', { ...table, location: 'B', endLocation: 'A' }),
    ];
    expect(oneDay(...legs)).toEqual([]);
  });
});

describe('no false alarm', () => {
  const HONOLULU = { latitude: 21.32, longitude: -157.92 };
  const AUCKLAND = { latitude: -37.01, longitude: 174.78 };
  const overTheLine: SampleItem = {
    ...{
      tail: 'fly',
      kind: 'flight',
      time: '23:55',
      timeZone: 'Pacific/Auckland',
      coordinates: AUCKLAND,
      country: 'NZ',
    },
    ...{ endTime: '09:45', endDate: D4, endTimeZone: 'Pacific/Honolulu', endCoordinates: HONOLULU },
  };
  const pacific = { timeZone: 'Pacific/Honolulu', coordinates: HONOLULU };

  it.each([
    ['an empty trip', []],
    ['a trip of empty days', [sampleDay(D3), sampleDay(D4), sampleDay(D5)]],
    [
      'a night flight over the date line',
      [
        sampleDay(D3, [stay('inn', D4, { timeZone: 'Pacific/Auckland', coordinates: AUCKLAND })]),
        sampleDay(D4, [overTheLine, stay('beach', D5, pacific)]),
        sampleDay(D5),
      ],
    ],
    [
      'a night train',
      [
        sampleDay(D3, [journey('night', '22:00', '07:30', { coordinates: ZURICH })]),
        sampleDay(D4, [stay('inn', D5, { coordinates: ATHENS }), at('walk', '10:00', '12:00')]),
        sampleDay(D5, [at('end', '10:00', null)]),
      ],
    ],
    [
      'hotel to hotel',
      [
        sampleDay(D3, [stay('one', D4, { coordinates: ATHENS })]),
        sampleDay(D4, [
          journey('move', '12:00', '16:00', { coordinates: ATHENS, endCoordinates: NAXOS }),
          stay('two', D5, { coordinates: NAXOS }),
        ]),
        sampleDay(D5),
      ],
    ],
    [
      'a stay with day trips',
      [
        sampleDay(D3, [stay('inn', D6, { coordinates: ATHENS })]),
        sampleDay(D4, [
          journey('out', '08:00', '11:00', { endCoordinates: NAXOS }),
          journey('back', '18:00', '21:00', { coordinates: NAXOS, endCoordinates: ATHENS }),
        ]),
        sampleDay(D5, [at('museum', '10:00', '12:00')]),
        sampleDay(D6),
      ],
    ],
    [
      'home at both ends',
      [
        sampleDay(D3, [
          journey('there', '08:00', '12:00', { coordinates: ZURICH }),
          stay('inn', D5, { coordinates: ATHENS }),
        ]),
        sampleDay(D4),
        sampleDay(D5, [journey('home', '14:00', '18:00', { endCoordinates: ZURICH })]),
      ],
    ],
  ])('HEALTH-09 on %s', (_, days) => {
    expect(told(days)).toEqual([]);
  });
});
