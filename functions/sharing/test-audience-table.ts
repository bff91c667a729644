import { expect } from 'vitest';

/* The table of who sees what of a trip, and what each of its rows is recognised by, for tests. */

/** What each row of the table is recognised by, in whatever is answered. */
export const MARKS = {
  plan: ['Walk over the Forum', 'Hotel Alba', '10:15', 'Rome'],
  details: ['a note of the walk', 'a note of the day', 'Handstreet 7', '77.25'],
  bookings: ['Via Roma 5', '421.37'],
  references: ['ALBA-SECRET', 'SEAT-12A', 'HAND-REF'],
  ideas: ['A secret idea'],
} as const;
type Row = keyof typeof MARKS;

type Seen = Readonly<Record<Row, boolean>>;
const sees = (...rows: readonly Row[]): Seen => ({
  ...{ plan: true, details: rows.includes('details'), bookings: rows.includes('bookings') },
  ...{ references: rows.includes('references'), ideas: rows.includes('ideas') },
});

export const AUDIENCES = ['owner', 'editor', 'viewer', 'link', 'stranger'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The table: at first, and with every switch on. */
export const TABLE: Readonly<Record<Audience, { readonly first: Seen; readonly all: Seen }>> = {
  owner: both(sees('details', 'bookings', 'references', 'ideas')),
  editor: both(sees('details', 'bookings', 'references', 'ideas')),
  viewer: { first: sees('details', 'ideas'), all: sees('details', 'bookings', 'references', 'ideas') },
  link: { first: sees(), all: sees('details', 'bookings') },
  stranger: { first: sees('details'), all: sees('details', 'bookings') },
};

function both(seen: Seen) {
  return { first: seen, all: seen };
}

/** Expects a text to have the marks of these rows, and of no others. */
export function expectSeen(text: string, seen: Seen): void {
  for (const [row, marks] of Object.entries(MARKS)) {
    const shown = marks.filter((mark) => text.includes(mark));
    expect({ [row]: shown }).toEqual({
      [row]: Object.entries(seen).some(([name, is]) => name === row && is) ? marks : [],
    });
  }
}
