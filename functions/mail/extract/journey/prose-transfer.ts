import { foundDate, foundText, foundTime, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Draft, Found } from '../mail-reading.ts';
import { cityZone } from '../places/city-zone.ts';
import { oneOf } from '../words/language-words.ts';

/** A full stop belongs to it only before a number: 'Lindenstr. 7'. */
const REST = "[\\p{L}\\d'’/-]*(?:\\.(?= \\d))?";
/** A place in a sentence: a house with its street and town, a terminal, an airport. */
const PLACE = `((?:\\p{Ll}{4,14} (?:(?:${oneOf(({ nameParts, route }) => [...(nameParts ?? []), ...(route?.from ?? [])])}) )?)?\\p{Lu}${REST}(?:,? (?:(?:${oneOf(({ nameParts }) => nameParts)}) )?[\\p{Lu}\\d]${REST}){0,7}(?: ?\\([\\p{L} .'’-]{2,30}\\))?)`;
const ARTICLE = `(?:(?:${oneOf(({ articles }) => articles)}) )?`;
const placeBehind = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})\\s?${ARTICLE}${PLACE}`, 'gu');
const FROM = placeBehind(
  oneOf(({ route, at }) => [...(route?.from ?? []), ...(route?.fromInSentence ?? []), ...(at?.place ?? [])]),
);
const TO = placeBehind(
  oneOf(({ route }) => [...(route?.to ?? []), ...(route?.toInSentence ?? []), ...(route?.toShort ?? [])]),
);

interface Named {
  readonly name: string;
  readonly start: number;
}

const MIN_NAME = 4;

/** The names behind such words that are no part of a day or an hour. */
function placesIn({ text, dates, times }: ReadSegment, pattern: RegExp): Named[] {
  return [...text.matchAll(pattern)].flatMap((match): Named[] => {
    const name = (match[1] ?? '').replace(/[.,]+$/u, '');
    const start = match.index + match[0].length - (match[1]?.length ?? 0);
    const isTaken = [...dates, ...times].some((each) => start < each.end && start + name.length > each.start);
    return isTaken || name.length < MIN_NAME ? [] : [{ name, start }];
  });
}

/** Both ends of the way that a sentence names: with the words for either, or an arrow behind the hour. */
function endsOf(segment: ReadSegment, behind: number): readonly [Found<string>, Found<string>] | undefined {
  const found = ({ name, start }: Named): Found<string> => ({
    ...foundText({ text: segment.text.slice(start), start: segment.start + start }, name),
    value: name,
  });
  for (const from of placesIn(segment, FROM)) {
    const to = placesIn(segment, TO).find(
      (each) => each.start > from.start + from.name.length && each.name !== from.name,
    );
    if (to) return [found(from), found(to)];
  }
  const arrow = ARROW.exec(segment.text.slice(behind));
  const [, from = '', to = ''] = arrow ?? [];
  return arrow ? [foundText(segment, from), foundText(segment, to)] : undefined;
}

/** 'Main Street 13 -> BUD T2B' */
const ARROW = /(\p{Lu}[^→>|]{2,60}?)\s*(?:->|=>|[→➔➜⇒])\s*(\p{Lu}[^.;|]{2,60}?)(?=[.;|,]|\s\(|$)/u;

/** 'Driver Ante meets you Sat 12 June at 14:45 at Split Airport, to Hotel Luna': a ride that one sentence confirms. */
export function readProseTransfer(context: MailContext): Draft[] {
  const timed = context.segments.filter(({ dates, times }) => dates.length > 0 && times.length > 0);
  const [segment] = timed;
  const date = segment?.dates[0];
  const time = segment?.times.find(({ start }) => start > (date?.end ?? 0)) ?? segment?.times[0];
  const ends = segment && time && endsOf(segment, time.end);
  if (!segment || !date || !time || !ends || timed.length > 1) return [];
  const [from, to] = ends;
  const zone = cityZone(context.places, `${from.value} ${to.value}`);
  return [
    {
      type: 'transport',
      fields: {
        title: {
          value: `Transfer ${from.value} → ${to.value}`,
          evidence: { kind: 'computed', how: 'from the two places' },
        },
        startDate: foundDate(segment, date),
        startTime: foundTime(segment, time),
        location: from,
        endLocation: to,
        ...(zone ? { timeZone: zone } : {}),
      },
    },
  ];
}
