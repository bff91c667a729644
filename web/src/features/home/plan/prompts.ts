import { daysBetween } from '#shared/calendar/calendar.ts';
import { type Conversation, contentShown } from './conversation.ts';

/** A message that one press sends. */
export interface Prompt {
  readonly label: string;
  readonly text: string;
  /** The traveller's own trip that it is about, which is then selected. */
  readonly tripId?: string;
}

interface OwnTrip {
  readonly id: string;
  readonly title: string;
  /** ISO 8601, the first and the last day. */
  readonly startDate: string;
  readonly endDate: string;
  readonly dayCount: number;
  readonly activityCount: number;
}

/**
 * Whether some date is certainly empty: the trip has more dates than days, or than activities. A trip in a list does
 * not say how many activities each day has.
 */
const hasEmptyDay = ({ startDate, endDate, dayCount, activityCount }: OwnTrip): boolean =>
  Math.min(dayCount, activityCount) <= daysBetween(startDate, endDate);

const said = (text: string): Prompt => ({ label: text, text });

/** For a chat that has not started: wishes of several kinds, to show what can be asked. */
const STARTERS: readonly Prompt[] = [
  said('Somewhere warm by the sea in February, about a week'),
  said('Four days in Lisbon for two, good food, around €800 each'),
  said('A week in Rome with two kids in May, at an easy pace'),
  said('Ten days in Japan, first time, temples and street food'),
];

const CHANGES: readonly Prompt[] = [
  { label: 'Shorter', text: 'Make it shorter' },
  { label: 'Cheaper', text: 'Make it cheaper' },
  { label: 'Slower', text: 'At a slower pace, please' },
  { label: 'More food', text: 'More food, fewer museums' },
  { label: 'Elsewhere', text: 'Something else, please' },
];

const OTHER_IDEAS: readonly Prompt[] = [
  { label: 'Other ideas', text: 'Something else, please' },
  { label: 'Cheaper', text: 'Make it cheaper' },
  { label: 'Warmer', text: 'Somewhere warmer, please' },
];

const fillEmptyDays = (title: string): Prompt => said(`Fill the empty days of ${title}`);

/** Questions about an existing trip. */
const forTrip = (trip: OwnTrip): readonly Prompt[] => [
  ...(hasEmptyDay(trip) ? [{ ...fillEmptyDays(trip.title), label: 'Fill the empty days' }] : []),
  { label: 'Dinner every evening', text: 'Add a good dinner to every evening' },
  { label: 'The first evening', text: 'What can we do on the first evening?' },
];

/** Whether nothing was asked yet. */
export function isUntouched(chat: Conversation): boolean {
  return chat.messages.length === 1;
}

/** The next suggested prompts. `chosen` is the trip that the chat is about, `next` the one that comes next. */
export function promptsFor(
  chat: Conversation,
  chosen: OwnTrip | undefined,
  next: OwnTrip | undefined,
): readonly Prompt[] {
  const last = chat.messages.at(-1);
  // Proposed changes wait for a decision.
  if (chat.waiting || (last?.proposal && !last.applied)) return [];
  if (chosen) return forTrip(chosen);
  if (isUntouched(chat)) {
    return next && hasEmptyDay(next)
      ? [...STARTERS.slice(0, 3), { ...fillEmptyDays(next.title), tripId: next.id }]
      : STARTERS;
  }
  const content = contentShown(chat);
  if (content === undefined) return [];
  return content.kind === 'ideas' ? OTHER_IDEAS : CHANGES;
}
