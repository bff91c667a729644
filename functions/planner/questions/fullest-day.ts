import { weekdayOf } from '#shared/calendar/calendar.ts';
import { type DraftDay, placedItems } from '../edits/draft.ts';
import { dayText } from '../edits/edit-words.ts';
import { publicHolidayOn } from '../holidays/public-holidays.ts';
import { isMustSee } from '../itinerary/place-score.ts';
import { capitalized } from '../words/capitalized.ts';
import { listed } from '../words/listed.ts';
import type { AnswerTopic } from './answer.ts';

/** 'Which day is the worst for crowds?': the day with the most that everybody wants to see, weekends and holidays counted. */
export const fullestDay: AnswerTopic = ({ draft }) => {
  if (!draft || draft.days.length === 0) return undefined;
  const scored = draft.days.map((day) => ({ day, names: wanted(day), why: calendarReason(day) }));
  const [worst] = scored.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  const calmest = scored.toSorted((a, b) => scoreOf(a) - scoreOf(b))[0];
  if (!worst || scoreOf(worst) === 0)
    return {
      text: 'No day of the plan stands out: nothing on it is among the most crowded sights, and none falls on a weekend or a holiday that I know.',
    };
  const reasons = [
    worst.why,
    worst.names.length > 0
      ? `${listed(worst.names.slice(0, 3))} ${worst.names.length === 1 ? 'is' : 'are'} what everybody comes for`
      : '',
  ].filter(Boolean);
  const calm = calmest && calmest.day !== worst.day ? ` The calmest should be ${dayText(calmest.day)}.` : '';
  return {
    text: `${capitalized(dayText(worst.day))} is likely the fullest: ${listed(reasons)}. Go at opening or in the last two hours, with a timed ticket.${calm}`,
  };
};

function scoreOf({ names, why }: { readonly names: readonly string[]; readonly why: string }): number {
  return names.length + (why === '' ? 0 : 1.5);
}

function wanted(day: DraftDay): string[] {
  return placedItems({ days: [day], today: '', tripTitle: undefined }).flatMap(({ item: { place } }) =>
    place && day.destination && place.kind !== 'meal' && isMustSee(day.destination, place) ? [place.name] : [],
  );
}

function calendarReason({ date, destination }: DraftDay): string {
  if (date === undefined || !destination) return '';
  const holiday = publicHolidayOn(destination.country, date);
  if (holiday) return `it is a public holiday (${holiday.name})`;
  const weekday = weekdayOf(date);
  return weekday === 6 ? 'it is a Saturday' : weekday === 0 ? 'it is a Sunday' : '';
}
