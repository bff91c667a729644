import { placedItems } from '../edits/draft.ts';
import { dayText } from '../edits/edit-words.ts';
import { findItems } from '../edits/find-items.ts';
import { usualDays } from '../itinerary/route.ts';
import { hoursText } from '../words/distance.ts';
import { listed } from '../words/listed.ts';
import { daysText } from '../words/words.ts';
import type { AnswerOne, Question } from './question.ts';
import { daysIn, destinationsIn, sightsIn } from './spoken-of.ts';

/** 'How long does the Colosseum take?', 'do we have time for it?', 'is 4 nights in Tokyo enough?' */
export const howLong: AnswerOne = (question) => {
  const places = placesIn(question);
  if (places.length > 0) {
    const texts = places.map(({ name, minutes }) => `${name} usually takes ${hoursText(minutes)}`);
    return `${listed(texts)}, without the way there.`;
  }
  const days = daysIn(question);
  if (days.length > 0)
    return `${days.map((day) => `${dayText(day)} holds about ${hoursText(day.items.reduce((sum, { place }) => sum + (place?.minutes ?? 60), 0))}`).join(', ')}, without the ways between.`;
  return enoughText(question);
};

function placesIn({ text, draft, ...rest }: Question) {
  const found = draft ? findItems(text, draft).flatMap(({ item }) => item.place ?? []) : [];
  return found.length > 0 ? found : sightsIn({ text, draft, ...rest }).map(({ place }) => place);
}

function enoughText(question: Question): string | undefined {
  const { draft } = question;
  if (!draft) return undefined;
  const texts = destinationsIn(question).map((destination) => {
    const { length } = draft.days.filter((day) => day.destination === destination);
    const usual = usualDays({ ...question.wish, destinations: [destination], country: undefined });
    const said =
      length >= usual
        ? 'that is enough for what most people come for'
        : 'that is short, so the best of it is in the plan';
    return `${destination.name} has ${daysText(length)}, and most people take ${usual}: ${said}`;
  });
  const { length } = placedItems(draft);
  return texts.length > 0 ? `${texts.join('. ')}. The plan has ${length} things to do in all.` : undefined;
}
