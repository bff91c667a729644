import type { Draft } from '../mail-reading.ts';
import { jsonLdBlocks } from './json-ld.ts';
import { microdataItems } from './microdata.ts';
import { reservationDraft } from './reservation-draft.ts';
import { isNode, type Node } from './schema-values.ts';

const MAX_ITEMS = 200;

function* items(value: unknown, depth = 0): Generator<Node> {
  if (depth > 6) return;
  if (Array.isArray(value)) for (const each of value.slice(0, MAX_ITEMS)) yield* items(each, depth + 1);
  else if (isNode(value)) {
    if (value['@graph'] !== undefined) yield* items(value['@graph'], depth + 1);
    else yield value;
    if (Array.isArray(value.subReservation)) yield* items(value.subReservation, depth + 1);
  }
}

/** Bookings in schema.org markup (https://schema.org/Reservation and its subtypes), as JSON-LD or microdata. */
export function readMarkup(html: string): Draft[] {
  const drafts: Draft[] = [];
  for (const item of items([...jsonLdBlocks(html), ...microdataItems(html)])) {
    const about = item.reservationFor;
    for (const each of Array.isArray(about) ? about.slice(0, MAX_ITEMS) : [about]) {
      const draft = reservationDraft(item, isNode(each) ? each : {});
      if (draft) drafts.push(draft);
      if (drafts.length >= MAX_ITEMS) return drafts;
    }
  }
  return drafts;
}
