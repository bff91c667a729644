import { foundDate, foundText, foundTime, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Draft, Found } from '../mail-reading.ts';
import type { TopicScores } from '../outcome/topic.ts';
import type { Gazetteer } from '../places/airports.ts';
import { oneOf } from '../words/language-words.ts';
import { findServices } from './find-services.ts';
import { knownStop, type StopMention } from './find-stops.ts';

const WORD = "\\p{Lu}[\\p{L}.'’-]*";
/** A name within a sentence: capitals, small words between them, a part in parentheses. */
const NAME = `(${WORD}(?:[ -](?:(?:${oneOf(({ nameParts }) => nameParts)}|St\\.?) )?${WORD}){0,4}(?: ?\\([\\p{L} .'-]{2,30}\\))?)`;
const ARTICLE = `(?: (?:${oneOf(({ articles }) => articles)}))?`;
const FROM = new RegExp(`(?<![\\p{L}])(?:${oneOf(({ route }) => route?.fromInSentence)})${ARTICLE} ${NAME}`, 'gu');
const TO = new RegExp(`(?<![\\p{L}])(?:${oneOf(({ route }) => route?.toInSentence)})${ARTICLE} ${NAME}`, 'gu');

interface Named {
  readonly name: string;
  readonly start: number;
  readonly known: Pick<StopMention, 'code' | 'city' | 'zone'> | undefined;
}

function named(text: string, pattern: RegExp, places: Gazetteer): Named[] {
  return [...text.matchAll(pattern)].flatMap((match): Named[] => {
    const name = match[1] ?? '';
    const start = match.index + match[0].length - name.length;
    const known =
      knownStop(name, places) ?? knownStop(name.replace(/ ?\(.*$/, ''), places) ?? cityAtStart(name, places);
    return known ? [{ name, start, known }] : [];
  });
}

/** 'Málaga María Zambrano' is in Málaga. */
function cityAtStart(name: string, places: Gazetteer): Named['known'] {
  const words = name.split(/[\s(]+/);
  const city = [2, 1]
    .map((count) => words.slice(0, count).join(' '))
    .find((each) => each.length > 3 && places.isCity(each));
  return city === undefined ? undefined : { city };
}

/** One leg described in a sentence: from one known place to another, on a day, at one or two times. */
function legIn(segment: ReadSegment, context: MailContext, byAir: boolean): Draft | undefined {
  const [date] = segment.dates;
  const [departs, arrives] = segment.times;
  if (!segment.prose || !date || !departs) return undefined;
  const to = named(segment.text, TO, context.places);
  const pair = named(segment.text, FROM, context.places)
    .map((from) => ({ from, to: to.find((each) => each.start > from.start && each.name !== from.name) }))
    .find((each) => each.to !== undefined);
  if (!pair?.to) return undefined;
  const place = ({ name, start }: Named): Found<string> => ({
    ...foundText(segment, segment.text.slice(start, start + name.length)),
    value: name,
  });
  const [service] = findServices(segment.text, false);
  const [from, until] = [place(pair.from), place(pair.to)];
  const route = `${from.value} → ${until.value}`;
  const zone = pair.from.known?.zone;
  return {
    type: byAir ? 'flight' : 'transport',
    fields: {
      title: {
        value: service ? `${service.number} ${route}` : route,
        evidence: { kind: 'computed', how: 'from the two places' },
      },
      startDate: foundDate(segment, date),
      startTime: foundTime(segment, departs),
      ...(arrives && segment.dates.length === 1
        ? {
            endDate: { value: date.date, evidence: { kind: 'computed', how: 'the day of the departure' } },
            endTime: foundTime(segment, arrives),
          }
        : {}),
      location: from,
      endLocation: until,
      ...(zone
        ? { timeZone: { value: zone, evidence: { kind: 'computed', how: 'time zone of the place of departure' } } }
        : {}),
    },
  };
}

/** Legs that a mail describes in sentences, if no layout of places and times has any. */
export function readProseLegs(context: MailContext, topics: TopicScores): Draft[] {
  const ground = Math.max(topics.rail, topics.bus, topics.ferry);
  if (ground + topics.air === 0) return [];
  return context.segments.flatMap((segment) => legIn(segment, context, topics.air > ground) ?? []);
}
