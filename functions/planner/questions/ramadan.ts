import { formatDay } from '#shared/trips/dates.ts';
import { countryFacts } from '../facts/country-facts.ts';
import { ramadanAt } from '../holidays/season-notes.ts';
import type { AnswerTopic } from './answer.ts';
import { countriesAsked } from './asked-of.ts';

const YEAR = 366;

/** 'Is it Ramadan then, and do we get lunch?': whether the days meet it, and what it means for eating. */
export const ramadan: AnswerTopic = (question) => {
  const { draft, wish } = question;
  const first = draft?.days[0]?.date ?? wish.start;
  const [code] = countriesAsked(question);
  if (code === undefined) return undefined;
  const name = countryFacts(code)?.name ?? 'that country';
  if (first === undefined)
    return {
      text: `Ramadan moves by eleven days a year: say when you go to ${name}, and I tell whether you meet it. ${EATING}`,
    };
  const then = ramadanAt(code, first, draft?.days.length ?? 1);
  if (then)
    return {
      text: `Yes, it is Ramadan from about ${formatDay(then.from)} to ${formatDay(then.to)}, ${then.to.slice(0, 4)}; the moon may move it by a day. ${EATING}`,
    };
  const next = ramadanAt(code, first, YEAR);
  return {
    text: next
      ? `No, Ramadan is not on your days: the next is from about ${formatDay(next.from)} to ${formatDay(next.to)}, ${next.to.slice(0, 4)}.`
      : `In ${name} Ramadan hardly changes what visitors find open.`,
  };
};

const EATING =
  'By day many cafés and local kitchens are closed, but hotels, tourist restaurants and supermarkets serve lunch; eat, drink and smoke out of sight. Sights close earlier, at sunset everything stops for the meal, and evenings are long and lively: book a table for after it.';
