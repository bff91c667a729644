import type { Line, MailDocument } from '../document/mail-document.ts';
import { findMoney } from '../grammar/find-money.ts';
import { labelAtStart } from '../labels/roles.ts';
import { hasStartingPrice } from './starting-price.ts';

/** A teaser has at most this many lines; in a longer block only the line with the starting price is one. */
const MAX_TEASER = 5;
const MAX_BUTTON = 32;
/** 'See cars ›', 'Buchen »': what a page draws as a button. */
const BUTTON = /\p{L}\s?[›»❯➔→>]$/u;

const isButton = ({ text }: Line): boolean => text.length <= MAX_BUTTON && BUTTON.test(text.trim());

/** The reference or the total of something booked; the advertisement may stand right below the bill. */
function isOfBooking({ text }: Line): boolean {
  const roles = labelAtStart(text)?.roles;
  if (roles?.has('reference') === true) return true;
  return roles?.has('total') === true && !hasStartingPrice(text) && findMoney(text).length > 0;
}

/** A few lines with a price above a button: what the vendor would sell besides. */
function isTeaser(block: readonly Line[]): boolean {
  const last = block.at(-1);
  if (last === undefined || block.length < 2 || block.length > MAX_TEASER || block.some(isOfBooking)) return false;
  if (block.some(({ text }) => hasStartingPrice(text))) return true;
  return isButton(last) && block.some(({ text }) => findMoney(text).length > 0);
}

/** The lines between two blank ones. */
function blocksOf(lines: readonly Line[]): (readonly Line[])[] {
  const blocks: Line[][] = [[]];
  for (const line of lines) {
    if (line.blank) blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

/**
 * A mail without what it offers besides its booking: teasers (a few lines with a starting price, or with a price above a
 * button), and other lines with a starting price. Offsets in the text stay the same.
 */
export function withoutOffers({ text, lines }: MailDocument): MailDocument {
  const gone = new Set<Line>();
  for (const block of blocksOf(lines)) {
    const isWhole = isTeaser(block);
    for (const line of block) if (isWhole || hasStartingPrice(line.text)) gone.add(line);
  }
  return gone.size === 0 ? { text, lines } : { text, lines: lines.filter((line) => !gone.has(line)) };
}
