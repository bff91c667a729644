import { describe, expect, it } from 'vitest';
import { beyondLimits, tooExpensive } from './describe-costs.ts';
import { checksOf, ownRequests, sequentialRoundTrips, type TableRequest } from './measure-requests.ts';

const request = (began: number, ended: number, check?: TableRequest['check']): TableRequest => ({
  ...{ command: 'GetCommand', began, ended, check, readUnits: 1, writeUnits: 0, bytes: 1, partitions: [] },
  itemsInTransaction: 0,
});
const call = (readUnits: number, roundTrips = 1, checks = 1) => ({
  itemsInTransaction: 0,
  ...{ name: 'listTrips', status: 200, checks, roundTrips, reads: 1, writes: 0, readUnits, writeUnits: 0, bytes: 1 },
});
const size = (trips: number, readUnits: number, roundTrips?: number, checks?: number) => ({
  ...{ trips, items: 1, secondsToFill: 0, calls: [call(readUnits, roundTrips, checks)], editorCalls: [], events: [] },
});

describe('sequential round trips', () => {
  it('are one for requests that overlap, and as many as wait for one another', () => {
    expect(sequentialRoundTrips([])).toBe(0);
    expect(sequentialRoundTrips([request(0, 5), request(1, 9), request(2, 4)])).toBe(1);
    expect(sequentialRoundTrips([request(0, 5), request(1, 9), request(6, 8)])).toBe(2);
    expect(sequentialRoundTrips([request(0, 1), request(1, 2), request(3, 4)])).toBe(3);
  });

  it('of session check and limits are counted separately from the call’s own work', () => {
    const requests = [request(0, 1, 'session'), request(1, 2, 'limit'), request(1, 2, 'limit'), request(2, 3)];
    expect(sequentialRoundTrips(checksOf(requests))).toBe(2);
    expect(sequentialRoundTrips(ownRequests(requests))).toBe(1);
  });
});

describe('a call is too expensive', () => {
  it('with more than two sequential round trips, two checks before them or thirty read units, or when it grows with the table', () => {
    expect(tooExpensive([size(1000, 10), size(1_000_000, 10)])).toEqual([]);
    expect(tooExpensive([size(1000, 10), size(1_000_000, 10, 3)])).toEqual(['listTrips: 3 round trips in a row']);
    expect(tooExpensive([size(1000, 10), size(1_000_000, 10, 2, 3)])).toEqual([
      'listTrips: 3 checks in a row before it begins',
    ]);
    expect(tooExpensive([size(1000, 31), size(1_000_000, 31)])).toEqual(['listTrips: 31 read units']);
    const asEditor = { ...size(1_000_000, 10), editorCalls: [call(10, 3)] };
    expect(tooExpensive([size(1000, 10), asEditor])).toEqual(['as editor, listTrips: 3 round trips in a row']);
    expect(tooExpensive([size(1000, 10), size(1_000_000, 11)])).toEqual([
      'listTrips: 1.10 times as expensive as with 1000 trips',
    ]);
  });

  it('when a move writes more than twelve items, or reading a trip costs more than before activities had kinds', () => {
    const costs = (name: string, readUnits: number, itemsInTransaction = 0) =>
      beyondLimits({ ...call(readUnits), name, itemsInTransaction }, 'owner');
    expect([costs('applyStep', 1, 12), costs('listDays', 6), costs('getTrip', 4)]).toEqual([[], [], []]);
    expect(costs('applyStep', 1, 13)).toEqual(['applyStep: a move of 13 items']);
    expect(costs('listDays', 7)).toEqual(['listDays: 7 read units']);
    expect(costs('getTrip', 5)).toEqual(['getTrip: 5 read units']);
  });
});
