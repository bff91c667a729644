import * as z from 'zod/mini';

/*
 * An id begins with the millisecond of its creation (9 characters in base 36), so that ids sort by creation, and
 * continues with random characters. An id inside another starts with it, so that it names its own partition:
 *  trip {time 9}{random 20} 103 random bits
 *  day {trip}-{time 9}{random 6}
 *  activity {day}-{time 9}{random 6}
 */
const TRIP = '[0-9a-z]{29}';
const PART = '-[0-9a-z]{15}';

const id = (pattern: string, message: string) =>
  z.string({ error: message }).check(z.regex(new RegExp(`^${pattern}$`), { error: message }));

export const TripId = id(TRIP, 'Trip not found');
export const DayId = id(`${TRIP}${PART}`, 'Day not found');
export const ActivityId = id(`${TRIP}${PART}${PART}`, 'Activity not found');
/** 20 random characters, 103 bits. */
export const TravellerId = id('[0-9a-z]{20}', 'User not found');
/** {time received 9}{20 characters of the message's hash}. */
export const EmailId = id('[0-9a-z]{29}', 'Email not found');

const UNDO_GONE = 'These changes can no longer be undone';
/**
 * Names one step of changes of a trip, for undoing it: 16 random characters, and the other trip's id where an activity
 * moved to or from another one.
 */
export const UndoId = id('[0-9a-z]{16}(?:[0-9a-z]{29})?', UNDO_GONE);

/** The trip in a day's or an activity's id. */
export function tripIdOf(id: string): string {
  return id.slice(0, 29);
}

/** The day in an activity's id. */
export function dayIdOf(activityId: string): string {
  return activityId.slice(0, 45);
}

/**
 * The last part of an activity's id, which it keeps wherever it moves: what remembers an activity remembers this, and
 * finds it by its id's end.
 */
export function tailOf(activityId: string): string {
  return activityId.slice(46);
}

/** The id that an activity gets when it moves to a day, of its own trip or another: its tail stays. */
export function idOnDay(activityId: string, dayId: string): string {
  return `${dayId}-${tailOf(activityId)}`;
}

const NO_TIME = '0'.repeat(15);

/** The day of a trip that holds its ideas: activities without a date. It stands in no list of days. */
export function ideasDayOf(tripId: string): string {
  return `${tripId}-${NO_TIME}`;
}

export function isIdeasDay(dayId: string): boolean {
  return dayId === ideasDayOf(tripIdOf(dayId));
}
