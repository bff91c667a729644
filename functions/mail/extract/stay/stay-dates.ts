import { addDays, daysBetween } from '#shared/calendar/calendar.ts';
import type { TimeMention } from '../grammar/find-times.ts';
import { hasRole } from '../labels/segment.ts';
import { type DateEntity, foundDate, foundTime, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Found } from '../mail-reading.ts';

/** When a stay begins and ends, and the segment that says so. */
export interface StayDates {
  readonly startDate: Found<string>;
  readonly endDate?: Found<string>;
  readonly startTime?: Found<string>;
  readonly endTime?: Found<string>;
  readonly segment: ReadSegment;
  readonly last: ReadSegment;
  readonly surelyLodging: boolean;
  /** Labels identify one of two dates as the arrival's and one as the departure's. */
  readonly paired?: boolean;
}

const NIGHTS =
  /(?<![\d.,])(\d{1,2})\s?(?:x\s)?(?:nights?|nächte?|nacht|übernachtung(?:en)?|nuits?|nuitées?|noches?|nott[ei]|pernottament[oi]|nachten|overnachting(?:en)?|noites?|nätter|natt|nætter|nat|overnatning(?:er)?|泊|yö(?:tä)?|noc[ie]?|nocí)(?![\p{L}])/iu;

/** The number of nights in the text. */
export function nightsIn(text: string): number | undefined {
  const found = NIGHTS.exec(text);
  const nights = Number(found?.[1]);
  return found && nights > 0 && nights < 90 ? nights : undefined;
}

/** The time of a check-in: the first one given. Of a check-out: the last, as in '07:00 – 11:00'. */
function timeIn(segment: ReadSegment | undefined, end: 'in' | 'out', from = 0): Found<string> | undefined {
  const times = segment?.times.filter((time) => time.start >= from && time.stamp !== true) ?? [];
  const time: TimeMention | undefined = end === 'in' ? times[0] : times.at(-1);
  return segment && time ? foundTime(segment, time) : undefined;
}

/** The time may be in the same cell or, alone, in the next one or two. */
function timeNear(
  context: MailContext,
  segment: ReadSegment,
  date: DateEntity,
  end: 'in' | 'out',
): Found<string> | undefined {
  const rest = segment.dates.find((other) => other.start > date.start);
  const own = segment.times.filter((time) => time.start >= date.end && (rest === undefined || time.start < rest.start));
  const before = segment.times.filter((time) => time.end <= date.start);
  const chosen =
    end === 'in'
      ? (own[0] ?? (segment.dates.length === 1 ? before[0] : undefined))
      : (own.at(-1) ?? (segment.dates.length === 1 ? before.at(-1) : undefined));
  if (chosen) return foundTime(segment, chosen);
  for (const next of context.segments.slice(segment.index + 1, segment.index + 3)) {
    if (next.line > segment.line + 2 || next.dates.length > 0) return undefined;
    if (
      next.times.length > 0 &&
      !next.prose &&
      (next.roles.size === 0 ||
        hasRole(next, end === 'in' ? 'checkIn' : 'checkOut') ||
        (next.via === 'own' && hasRole(next, 'time')) ||
        // 'från 15:00', 'senast 11:00': only the time follows the word.
        (hasRole(next, 'from', 'to', 'deadline', 'endTime') && next.text.length < 14)) &&
      next.text.length < 40
    )
      return timeIn(next, end);
    if (next.labelOnly || next.text.length > 40) return undefined;
  }
  return undefined;
}

const IN =
  /(?:check[\s-]?in|chekin|anreise|ankunft|arrivée|arrival|entrada|arrivo|inchecken|aankomst|incheckning|ankomst|indtjekning|innsjekking|チェックイン|到着|chegada|llegada|zimmerbezug|zimmer (?:steht|stehen|ist|sind)|rooms? (?:is|are) available|arrive (?:after|from)|rooms? (?:is |are )?ready|prendre possession|expect you|erwarten (?:sie|wir|dich)|verwachten|rummet är klart|värelset er klar|værelset er klar|välkomn\w+|camer[ae] (?:è|sarà|sono|saranno) (?:pront[ae]|disponibil[ei])|habitaci(?:ón|ones) (?:está|estará|están|estarán) (?:list|disponib)\w+|quartos? (?:está|estará|estão|estarão) (?:pronto|disponíve)\w*|chambres? (?:est|sera|sont|seront) (?:prête|disponible|à votre disposition)s?|kamers? (?:is|zijn|staat|staan) (?:\w+ )?(?:klaar|beschikbaar|gereed)|rummen är (?:klara|tillgängliga)|værelse(?:t|rne) (?:er|står) (?:klart?|til rådighed)|(?:wohnung|appartement|apartment|haus|unterkunft) (?:steht|ist|is available)|accueill\w+|accogli\w+|recibi\w+ (?:a partir|desde)|receb\w+ a partir|empfangen|ontvangen wij|modtager (?:jer|dig)|tar emot)/iu;
/** Words about leaving a room. */
export const OUT =
  /(?:check[\s-]?out|abreise|départ|departure|salida|partenza|uitchecken|vertrek|utcheckning|avresa|udtjekning|afrejse|utsjekking|チェックアウト|saída|tjekk?e? ud|checka ut|vacate|leave (?:by|before)|to leave|auszuchecken|libérer|lämna[st]?|verlassen|u vertrekt|checkar? ut|vertrekken|lasci\w+|liber\w+|dejar|desocupar|libertar|forlade[st]?|verlaten|räumen|freizugeben)/iu;

const VERB_LAST =
  /(?:zu |te )?(?:verlassen|räumen|freizugeben|freigeben|verlaten|ontruimen|vrij te maken|vrijgeven)(?!\p{L})/iu;

/** 'Check-in from 3 PM, check-out by 11 AM' anywhere: the word, and a time within forty characters after it. */
export function timeInProse(context: MailContext, end: 'in' | 'out'): Found<string> | undefined {
  const [word, other] = end === 'in' ? [IN, OUT] : [OUT, IN];
  for (const segment of context.segments) {
    if (
      segment.times.length === 0 ||
      (hasRole(segment, 'deadline') && !hasRole(segment, 'checkIn', 'checkOut', 'checkInTime', 'checkOutTime'))
    )
      continue;
    const text =
      segment.via === 'own' || segment.via === 'before' ? `${segment.label ?? ''}: ${segment.text}` : segment.text;
    const shift = text.length - segment.text.length;
    // 'Le jour du départ, … libérer la chambre pour 10h30': of several words, the one followed by a time.
    const all = [...text.matchAll(new RegExp(word, 'giu'))];
    const isNear = ({ index, 0: { length } }: RegExpExecArray) =>
      segment.times.some(({ start }) => start + shift > index && start + shift < index + length + 45);
    const at =
      (end === 'in' ? /check[\s-]?in|チェックイン/iu : /check[\s-]?out|チェックアウト/iu).exec(text) ??
      all.find(isNear) ??
      all[0];
    if (!at) continue;
    const from = at.index + at[0].length - shift;
    // 'bis 11 Uhr zu räumen', 'voor 11.00 uur te verlaten': the verb comes last.
    const verb = end === 'out' ? VERB_LAST.exec(text) : null;
    const led =
      verb &&
      segment.times.findLast((time) => time.end + shift <= verb.index + 1 && verb.index - time.end - shift < 16);
    if (led) return foundTime(segment, led);
    const stop = other.exec(text.slice(at.index + at[0].length));
    const until = stop ? from + stop.index : Number.POSITIVE_INFINITY;
    if (/^\s?(?:online|desk|schalter)|online\s?$/i.test(text.slice(Math.max(0, at.index - 8), at.index))) continue;
    const times = segment.times.filter((time) => time.start >= from && time.start < Math.min(until, from + 45));
    const time = end === 'in' ? times[0] : times.at(-1);
    const datesBetween = segment.dates.some(
      (date) => time !== undefined && date.start > from && date.end <= time.start,
    );
    if (time && !datesBetween) return foundTime(segment, time);
  }
  return undefined;
}

const BESIDE = 26;

/** The times right after the two dates. */
export function timesBeside(
  segment: ReadSegment,
  firstEnd: number,
  secondStart: number,
  secondEnd: number,
): Pick<StayDates, 'startTime' | 'endTime'> {
  const after = (from: number, until: number) =>
    segment.times.find(
      (time) =>
        time.start >= from &&
        time.start < Math.min(until, from + BESIDE) &&
        !/[.。]\s\p{Lu}/u.test(segment.text.slice(from, time.start)),
    );
  const [start, end] = [after(firstEnd, secondStart), after(secondEnd, Number.POSITIVE_INFINITY)];
  return {
    ...(start ? { startTime: foundTime(segment, start) } : {}),
    ...(end ? { endTime: foundTime(segment, end) } : {}),
  };
}

function labelledTime(context: MailContext, end: 'in' | 'out', from: number, to: number): Found<string> | undefined {
  const exact = end === 'in' ? 'checkInTime' : 'checkOutTime';
  const loose = end === 'in' ? 'checkIn' : 'checkOut';
  const near = context.segments.slice(from, to);
  const time =
    near.find((segment) => hasRole(segment, exact) && segment.times.length > 0) ??
    near.find(
      (segment) => hasRole(segment, loose) && segment.times.length > 0 && segment.dates.length === 0 && !segment.prose,
    );
  return timeIn(time, end);
}

/**
 * The stays of the mail by its labels, from top to bottom. `lodging`: the mail is about rooms and nights; if it has
 * journeys, arrivals and departures are theirs.
 */
export function stayDates(context: MailContext, lodging: boolean, hasJourneys: boolean): StayDates[] {
  const stays: {
    start: { segment: ReadSegment; date: DateEntity };
    end?: { segment: ReadSegment; date: DateEntity };
    sure: boolean;
  }[] = [];
  const ignored = (segment: ReadSegment) =>
    hasRole(segment, 'deadline', 'bookedOn', 'pickUp', 'dropOff') && !hasRole(segment, 'checkIn', 'checkOut', 'stay');
  for (const segment of context.segments) {
    if (ignored(segment) || segment.dates.length === 0) continue;
    const sureIn = hasRole(segment, 'checkIn') && !hasRole(segment, 'departure');
    const isIn =
      hasRole(segment, 'checkIn') &&
      (hasJourneys ? !hasRole(segment, 'arrival', 'departure') : lodging || !hasRole(segment, 'arrival'));
    const isOut =
      hasRole(segment, 'checkOut') &&
      (hasJourneys ? !hasRole(segment, 'arrival', 'departure') : lodging || !hasRole(segment, 'departure'));
    const current = stays.at(-1);
    const [first, second] = segment.dates;
    if (
      first &&
      second &&
      (isIn || hasRole(segment, 'stay')) &&
      second.date > first.date &&
      daysBetween(first.date, second.date) < 90
    ) {
      if (lodging) stays.push({ start: { segment, date: first }, end: { segment, date: second }, sure: false });
    } else if (isIn && first && !isOut) {
      if (current === undefined || current.end !== undefined || current.start.date.date !== first.date)
        stays.push({ start: { segment, date: first }, sure: sureIn });
    } else if (isOut && first && current && current.end === undefined && first.date > current.start.date.date)
      current.end = { segment, date: first };
  }
  return stays.flatMap(({ start, end, sure }, index) => finish(context, start, end, sure, index, stays.length));
}

function finish(
  context: MailContext,
  start: { segment: ReadSegment; date: DateEntity },
  end: { segment: ReadSegment; date: DateEntity } | undefined,
  sure: boolean,
  index: number,
  count: number,
): StayDates[] {
  const { segment, date } = start;
  let endDate = end && foundDate(end.segment, end.date);
  if (endDate === undefined) {
    const holder = context.segments
      .slice(segment.index, segment.index + 12)
      .find((next) => nightsIn(`${next.text} ${hasRole(next, 'nights') ? 'nights' : ''}`) !== undefined);
    const nights = holder && nightsIn(`${holder.text} ${hasRole(holder, 'nights') ? 'nights' : ''}`);
    if (holder && nights !== undefined)
      endDate = {
        value: addDays(date.date, nights),
        evidence: {
          kind: 'computed',
          quote: holder.text.slice(0, 200),
          start: holder.start,
          end: holder.start + Math.min(200, holder.text.length),
          how: `${nights} nights after the arrival`,
        },
      };
  }
  const last = end?.segment ?? segment;
  const span: [number, number] = count === 1 ? [0, context.segments.length] : [segment.index, last.index + 12];
  const sameCell = end?.segment === segment;
  const beside = end && sameCell ? timesBeside(segment, date.end, end.date.start, end.date.end) : undefined;
  const startTime =
    beside?.startTime ??
    (sameCell ? undefined : timeNear(context, segment, date, 'in')) ??
    labelledTime(context, 'in', ...span) ??
    (count === 1 || index === 0 ? timeInProse(context, 'in') : undefined);
  const endTime =
    beside?.endTime ??
    (end && !sameCell ? timeNear(context, end.segment, end.date, 'out') : undefined) ??
    labelledTime(context, 'out', ...span) ??
    (count === 1 || index === 0 ? timeInProse(context, 'out') : undefined);
  return [
    {
      startDate: foundDate(segment, date),
      segment,
      last,
      surelyLodging: sure,
      paired: end !== undefined && end.segment !== segment,
      ...(endDate ? { endDate } : {}),
      ...(startTime ? { startTime } : {}),
      ...(endTime ? { endTime } : {}),
    },
  ];
}
