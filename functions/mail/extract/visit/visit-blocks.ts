import { hasRole } from '../labels/segment.ts';
import type { MailContext, ReadSegment } from '../mail-context.ts';
import { partOfMail, withoutEnumeration } from '../part-of-mail.ts';
import { addressScore } from '../places/address.ts';
import { isNameLike } from '../places/name-in-sentence.ts';
import { LIMITS } from './visit-time.ts';

const MAX_BLOCKS = 20;
/** Maximum lines between the name of a visit and the date below it. */
const NAME_REACH = 5;

/** A date with its time or its label that is not a deadline. */
const isAnchor = (segment: ReadSegment): boolean =>
  segment.dates.length === 1 &&
  !segment.prose &&
  !hasRole(segment, 'deadline', 'bookedOn', 'partOfPrice', 'reference', 'person', 'checkIn', 'checkOut') &&
  !LIMITS.test(`${segment.label ?? ''} ${segment.text}`) &&
  (hasRole(segment, 'date') || segment.times.length > 0);

const isName = (segment: ReadSegment): boolean => {
  const text = withoutEnumeration(segment.text);
  return (
    (segment.roles.size === 0 || hasRole(segment, 'event', 'restaurant')) &&
    !segment.prose &&
    segment.dates.length + segment.times.length + segment.money.length === 0 &&
    isNameLike(text) &&
    addressScore(text) < 1.5
  );
};

/** Rows of a table whose header identifies the columns of name and day. */
function rows(context: MailContext): MailContext[] {
  const lines = [...context.byLine.values()].filter(
    (line) =>
      line.some(
        (segment) => segment.via === 'header' && hasRole(segment, 'event', 'restaurant') && segment.text !== '',
      ) && line.some((segment) => segment.via === 'header' && segment.dates.length > 0),
  );
  return lines.map((line) => partOfMail(context, line));
}

/** Names, each above a date of its own, with the lines up to the next name. */
function stacked(context: MailContext): MailContext[] {
  const anchors = context.segments.filter(isAnchor);
  const names: ReadSegment[] = [];
  for (const [index, anchor] of anchors.entries()) {
    const floor = anchors[index - 1]?.line ?? -1;
    const name = context.segments.findLast(
      (segment) =>
        segment.line < anchor.line && segment.line > Math.max(floor, anchor.line - NAME_REACH) && isName(segment),
    );
    if (!name) return [];
    names.push(name);
  }
  if (new Set(names.map(({ text }) => text)).size !== names.length) return [];
  return names.map((name, index) => {
    const anchor = anchors[index] ?? name;
    const blank = context.document.lines.findIndex((line, at) => at > anchor.line + 1 && line.blank);
    const end = names[index + 1]?.line ?? (blank < 0 ? Number.POSITIVE_INFINITY : blank);
    return partOfMail(
      context,
      context.segments.filter(({ line }) => line >= name.line && line < end),
    );
  });
}

/** The visits of a mail with several tables, tours or tickets, one part each; none for a mail with one. */
export function visitBlocks(context: MailContext): MailContext[] {
  const found = [rows(context), stacked(context)].find((blocks) => blocks.length > 1) ?? [];
  return found.slice(0, MAX_BLOCKS);
}
