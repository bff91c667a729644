import { describe, expect, it } from 'vitest';
import { ActivityId, DayId, dayIdOf, TravellerId, TripId, tripIdOf } from '#shared/contract/ids.ts';
import { newActivityId, newDayId, newSessionId, newTravellerId, newTripId, randomCharacters } from './ids.ts';
import { PUBLIC_SHARDS, publicShardOf } from './keys.ts';

describe('ids', () => {
  it('OPEN-138 have the form that the contracts accept', () => {
    const trip = newTripId();
    const day = newDayId(trip);
    const activity = newActivityId(day);
    expect([TripId.parse(trip), DayId.parse(day), ActivityId.parse(activity)]).toEqual([trip, day, activity]);
    expect(TravellerId.safeParse(newTravellerId()).success).toBe(true);
  });

  it('contain their parents’ ids', () => {
    const trip = newTripId();
    const day = newDayId(trip);
    const activity = newActivityId(day);
    expect([tripIdOf(day), tripIdOf(activity), dayIdOf(activity)]).toEqual([trip, trip, day]);
  });

  it('sort in creation order, within one millisecond too', () => {
    const now = Date.now();
    const ids = Array.from({ length: 1000 }, () => newTripId(now));
    expect([...ids].sort()).toEqual(ids);
  });

  it('sort in creation order when the clock is set back', () => {
    const later = newTripId(Date.now() + 60_000);
    expect(newTripId() > later).toBe(true);
  });

  it('OPEN-138 have at least 100 random bits, and never equal a word of a fixed path', () => {
    const bits = (length: number) => length * Math.log2(36);
    expect(bits(newTravellerId().length)).toBeGreaterThan(100);
    expect(bits(newSessionId().length)).toBeGreaterThan(100);
    expect(bits(newTripId().length - 9)).toBeGreaterThan(100);
    for (const word of ['public', 'following', 'search']) expect(TripId.safeParse(word).success).toBe(false);
  });

  it('random characters are all of 0-9a-z, about equally often', () => {
    const counts = new Map<string, number>();
    for (const character of randomCharacters(36_000)) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect([...counts.keys()].sort().join('')).toBe('0123456789abcdefghijklmnopqrstuvwxyz');
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(250);
  });

  it('public trips spread over all shards', () => {
    const shards = new Set(Array.from({ length: 200 }, () => publicShardOf(newTripId())));
    expect([...shards].sort()).toEqual(Array.from({ length: PUBLIC_SHARDS }, (_, shard) => shard));
  });
});
