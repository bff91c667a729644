import data from '../facts/new-years-eve.json' with { type: 'json' };
import type { AnswerTopic } from './answer.ts';
import { townsAsked } from './asked-of.ts';
import { namedEvent } from './what-is-on-then.ts';

const places = new Map<string, string>(Object.entries(data.places));

/** 'Where do we see the fireworks without standing for hours?' */
export const fireworks: AnswerTopic = (question) => {
  const towns = townsAsked(question);
  const night = question.draft?.days.find(({ date }) => date?.endsWith('-12-31'))?.destination;
  const where = night ? [night] : towns;
  const known = where.flatMap(({ name }) => {
    const text = places.get(name);
    return text === undefined ? [] : [`New Year in ${name}: ${text}.`];
  });
  if (known.length > 0) return { text: `${known.slice(0, 2).join(' ')} Programmes change: look at the city's page.` };
  const event = namedEvent(question);
  const [town] = where;
  return town
    ? {
        text: `${event ? `${event.text} ` : ''}Where one sees the fireworks in ${town.name} I do not know: a restaurant, a rooftop or a boat with a view has seats, and is booked weeks ahead; the city's page tells of the show.`,
      }
    : event;
};
