import { dayText } from '../edits/edit-words.ts';
import { editedPlan } from '../edits/edited-plan.ts';
import { sharesOf } from '../understand/find-party.ts';
import { capitalized } from '../words/capitalized.ts';
import { costText } from '../words/words.ts';
import type { AnswerTopic } from './answer.ts';
import { daysIn } from './spoken-of.ts';

/** 'What does each day cost?': tickets, meals and local transport by day, and the beds; the dearest day. */
export const costByDay: AnswerTopic = (question) => {
  const { draft, wish } = question;
  if (!draft || draft.tripTitle !== undefined || draft.days.length === 0) return undefined;
  if (daysIn({ ...question, intent: 'cost' }).length > 0) return undefined;
  const { level, stops, days } = editedPlan(wish);
  const { party } = wish;
  const [shares, whom] = party?.kids
    ? [sharesOf(party), 'for all of you']
    : [1, (party?.adults ?? 1) > 1 ? 'for each of you' : 'for one adult'];
  const each = draft.days.map((day, index) => {
    const tickets = day.items.reduce((sum, { place }) => sum + (place && place.kind !== 'meal' ? place.cost : 0), 0);
    const living = days[index]?.destination.perDay[level] ?? 0;
    return { day, tickets: tickets * shares, all: (tickets + living) * shares };
  });
  const dearest = each.toSorted((a, b) => b.all - a.all)[0];
  const nights = stops.reduce((sum, stop) => sum + stop.destination.perNight[level] * stop.nights, 0) * shares;
  const texts = each.map(
    ({ day, tickets, all }) =>
      `${capitalized(dayText(day))} about ${costText(all, wish)}${tickets > 0 ? ` (tickets ${costText(tickets, wish)})` : ' (no tickets)'}`,
  );
  const beds = wish.hasBeds || nights === 0 ? '' : ` Beds come on top, about ${costText(nights, wish)} for all nights.`;
  const most = dearest && each.length > 1 ? ` The dearest is ${dayText(dearest.day)}.` : '';
  return {
    text: `By day, with tickets, meals and local transport, ${whom}: ${texts.join('; ')}.${most}${beds} These are usual prices, none that I looked up.`,
  };
};
