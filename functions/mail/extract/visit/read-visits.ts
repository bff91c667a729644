import { mentionsGuests } from '../grammar/guest-count.ts';
import type { Role } from '../labels/roles.ts';
import { hasRole } from '../labels/segment.ts';
import { foundText, guessed, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Draft, Found } from '../mail-reading.ts';
import { type TopicScores, topicScores } from '../outcome/topic.ts';
import { withOwnPayment } from '../payment/own-payment.ts';
import { addressScore } from '../places/address.ts';
import { cityZone } from '../places/city-zone.ts';
import { isNameLike } from '../places/name-in-sentence.ts';
import { placeAddress } from '../places/place-address.ts';
import { placeName } from '../places/place-name.ts';
import { joinPlace } from '../stay/read-stays.ts';
import { inAllLanguages } from '../words/language-words.ts';
import { anyWord, orWords } from '../words/word-pattern.ts';
import { visitBlocks } from './visit-blocks.ts';
import { type VisitTime, visitTime } from './visit-time.ts';

const RESTAURANT_NAME = orWords(
  /[亭屋]$/iu,
  inAllLanguages(({ names }) => names?.restaurant),
);
const ACTIVITY_NAME = anyWord(inAllLanguages(({ names }) => names?.activity));

const MAX_HEADING = 60;

/** Restaurant tables, tours, tickets and events: one for each with a name and a date of its own, else one per mail. */
export function readVisits(context: MailContext, topics: TopicScores): Draft[] {
  const blocks = visitBlocks(context).map((block) => ({ block, drafts: readOne(block, topics) }));
  if (blocks.length < 2 || blocks.some(({ drafts }) => drafts.length === 0)) return readOne(context, topics);
  return blocks.flatMap(({ block, drafts }) =>
    drafts.map((draft) => withSharedPlace(withOwnPayment(draft, block), context)),
  );
}

/** Where a part of the mail names no place: that of the whole, 'Thermal baths, 12 Spa Road' above several tickets. */
function withSharedPlace(draft: Draft, context: MailContext): Draft {
  if (draft.fields.location) return draft;
  const meets = MEETING.find((role) => context.segments.some((each) => hasRole(each, role) && each.text !== ''));
  const place = (meets && placeAddress(context, undefined, [meets])) ?? placeAddress(context, undefined);
  if (!place) return draft;
  return { ...draft, fields: { ...draft.fields, location: guessed(place, 'the only address of the mail') } };
}

/** 'Cais da Ribeira, Porto': a line without a number that ends in a town. */
function townLine(context: MailContext): Found<string> | undefined {
  const line = context.segments.find(
    ({ text, prose, dates, times, roles }) =>
      !prose &&
      roles.size === 0 &&
      dates.length + times.length === 0 &&
      text.length < 80 &&
      /^\p{Lu}/u.test(text) &&
      text.includes(', ') &&
      context.places.isCity(text.slice(text.lastIndexOf(', ') + 2)),
  );
  return line && foundText(line);
}

const labelled = ({ segments }: MailContext, ...roles: readonly Role[]): boolean =>
  segments.some((segment) => hasRole(segment, ...roles) && segment.via !== 'none' && segment.text !== '');

/** Set as a heading, or a short line right above a day and its time. */
function isHeading({ segments }: MailContext, { heading, index, text, prose, column }: ReadSegment): boolean {
  const below = segments[index + 1];
  const isDated = below?.dates.length === 1 && below.times.length > 0 && below.column === column;
  return heading || (isDated && !prose && text.length <= MAX_HEADING);
}

/** How much a mail speaks of a table and of an event: by its topics and labels, else by the names in its headings. */
function visitScores(
  context: MailContext,
  topics: TopicScores,
): { readonly dining: number; readonly visiting: number } {
  const hasTable = context.segments.some(
    (segment) =>
      hasRole(segment, 'restaurant') && !hasRole(segment, 'venue') && segment.via !== 'none' && segment.text !== '',
  );
  const headings = [
    context.subject,
    ...context.segments.filter((each) => isHeading(context, each)).map(({ text }) => text),
  ];
  const isBare = topics.dining + topics.visiting === 0;
  const named = (words: RegExp) => (isBare && headings.some((text) => words.test(text)) ? 1 : 0);
  return {
    dining: topics.dining + (hasTable ? 2 : 0) + named(RESTAURANT_NAME),
    visiting: topics.visiting + named(ACTIVITY_NAME) + (labelled(context, 'event', 'meetingPoint') ? 1 : 0),
  };
}

/** Whether the mail says for how many it is. */
const isSeated = ({ segments }: MailContext, topics: TopicScores): boolean =>
  segments.some((segment) => {
    if (hasRole(segment, 'guests') && segment.via !== 'none') return true;
    if (topics.lodging > 0 || !mentionsGuests(segment.text)) return false;
    return segment.prose ? segment.dates.length === 1 && segment.times.length === 1 : segment.text.length < 60;
  });

function isVisit(context: MailContext, topics: TopicScores, score: number): boolean {
  const travelling = topics.air + topics.rail + topics.bus + topics.ferry > 0;
  return score >= 1 || (!travelling && isSeated(context, topics));
}

const labelledVenue = ({ segments }: MailContext): ReadSegment | undefined =>
  segments.find(
    (segment) =>
      hasRole(segment, 'venue') &&
      segment.via !== 'none' &&
      segment.text.length > 2 &&
      segment.text.length < 160 &&
      segment.dates.length === 0 &&
      !segment.prose,
  );

/** 'Museum: Pinacoteca Sabauda – Via Roma 18, Torino': the place is what one visits. */
function venueName(context: MailContext): Found<string> | undefined {
  const venue = labelledVenue(context);
  const [name = ''] = venue?.text.split(/\s[–—-]\s|,\s/u) ?? [];
  return venue && isNameLike(name) && addressScore(name) < 1.5 ? foundText(venue, name) : undefined;
}

/** What the mail calls the restaurant or the event, else the place that is visited. */
function visitName(
  context: MailContext,
  type: 'restaurant' | 'activity',
  near: ReadSegment,
): Found<string> | undefined {
  if (type === 'restaurant')
    return placeName(context, { labels: ['restaurant'], nameWords: RESTAURANT_NAME, near, isShow: false });
  const named = placeName(context, { labels: ['event'], nameWords: ACTIVITY_NAME, near, isShow: true });
  return named ?? venueName(context);
}

/** What the place is called at which one joins a tour. */
const MEETING: readonly Role[] = ['meetingPoint', 'pickUpPlace'];

/** Where a table or an event is: its meeting point, else its venue with the address. */
function visitPlace(
  context: MailContext,
  when: ReadSegment,
  restaurant: Found<string> | undefined,
): Found<string> | undefined {
  const isCalled = (role: Role) => context.segments.some((each) => hasRole(each, role) && each.text !== '');
  const meets = MEETING.find((role) => !restaurant && isCalled(role));
  const met = meets ? placeAddress(context, when, [meets]) : undefined;
  if (met) return met;
  const venue = labelledVenue(context);
  const address = placeAddress(context, when);
  const isWithin = address !== undefined && venue?.text.includes(address.value) === true;
  return joinPlace(venue ? foundText(venue) : restaurant, isWithin ? undefined : (address ?? townLine(context)));
}

const FIRST_MEAL = '11:30';

/** Where no word tells a table from an event: a meal begins at noon or later, and nobody says when it ends. */
const isMeal = ({ startTime, endTime, endDate }: VisitTime): boolean =>
  startTime !== undefined && startTime.value >= FIRST_MEAL && endTime === undefined && endDate === undefined;

function readOne(context: MailContext, topics: TopicScores): Draft[] {
  const { dining, visiting } = visitScores(context, topics);
  if (!isVisit(context, topics, dining + visiting)) return [];
  const when = visitTime(context);
  if (!when) return [];
  // The beginning of a mail is what it is about; a theatre's mail may end with its restaurant's menu.
  const head = topicScores(
    `${context.subject}\n${context.segments
      .slice(0, 14)
      .map(({ text }) => text)
      .join('\n')}`,
  );
  const [eating, seeing] = [dining + head.dining * 2, visiting + head.visiting * 2];
  const type = eating > seeing || (eating === seeing && (eating > 0 || isMeal(when))) ? 'restaurant' : 'activity';
  const name = visitName(context, type, when.segment);
  if (!name) return [];
  const place = visitPlace(context, when.segment, type === 'restaurant' ? name : undefined);
  const guests = context.segments.find(
    (segment) =>
      hasRole(segment, 'guests') && /\d/.test(segment.text) && segment.text.length < 60 && segment.dates.length === 0,
  );
  const zone = cityZone(context.places, place?.value ?? '');
  return [
    {
      type,
      fields: {
        title: name,
        startDate: when.startDate,
        ...(when.startTime ? { startTime: when.startTime } : {}),
        ...(when.endDate ? { endDate: when.endDate } : {}),
        ...(when.endTime ? { endTime: when.endTime } : {}),
        ...(place ? { location: place } : {}),
        ...(guests
          ? {
              description: {
                value: `${guests.label ?? 'Guests'}: ${guests.text}`,
                evidence: foundText(guests).evidence,
              },
            }
          : {}),
        ...(zone ? { timeZone: zone } : {}),
      },
    },
  ];
}
