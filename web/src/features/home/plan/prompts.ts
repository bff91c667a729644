import { daysBetween } from '#shared/calendar/calendar.ts';
import { type Conversation, contentShown } from './conversation.ts';

/** A message that one press sends. */
export interface Prompt {
  readonly label: string;
  readonly text: string;
  /** The trip of the traveller's own that it is about, which is chosen with it. */
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
 * Whether a date is empty for certain: the trip has more dates than days made for them, or than activities. Which day
 * has how many activities is not said of a trip in a list.
 */
const hasEmptyDay = ({ startDate, endDate, dayCount, activityCount }: OwnTrip): boolean =>
  Math.min(dayCount, activityCount) <= daysBetween(startDate, endDate);

const said = (text: string): Prompt => ({ label: text, text });

/** For a chat that has not begun: wishes of several kinds, so that it is plain what can be asked. */
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

/** What can be asked of a trip that is there already. */
const forTrip = (trip: OwnTrip): readonly Prompt[] => [
  ...(hasEmptyDay(trip) ? [{ ...fillEmptyDays(trip.title), label: 'Fill the empty days' }] : []),
  { label: 'Dinner every evening', text: 'Add a good dinner to every evening' },
  { label: 'The first evening', text: 'What can we do on the first evening?' },
];

/** Whether nothing was asked yet. */
export function isUntouched(chat: Conversation): boolean {
  return chat.messages.length === 1;
}

/** What one press may ask next. `chosen` is the trip that the chat is about, `next` the one that comes next. */
export function promptsFor(
  chat: Conversation,
  chosen: OwnTrip | undefined,
  next: OwnTrip | undefined,
): readonly Prompt[] {
  const last = chat.messages.at(-1);
  // Proposed changes wait for a yes or a no.
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
