import * as z from 'zod/mini';
import { ACTIVITY_CATEGORIES } from '#shared/activities/categories.ts';
import { TIMES_OF_DAY } from '#shared/activities/times-of-day.ts';
import type { LatLon } from '#shared/places/kilometres.ts';

/** Interests of travellers; a destination and each of its places list theirs. */
const INTERESTS = [
  'architecture',
  'art',
  'beach',
  'family',
  'food',
  'hiking',
  'history',
  'music',
  'nature',
  'nightlife',
  'romance',
  'shopping',
  'skiing',
  'spa',
  'sport',
  'surfing',
  'views',
  'wildlife',
  'wine',
] as const;
export type Interest = (typeof INTERESTS)[number];

/** A place's role in the plan of a day. */
const PLACE_KINDS = ['sight', 'museum', 'market', 'meal', 'walk', 'park', 'beach', 'day-trip', 'night'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** WGS 84, decimal degrees: latitude, longitude. */
const Position = z.readonly(
  z.tuple([z.number().check(z.minimum(-90), z.maximum(90)), z.number().check(z.minimum(-180), z.maximum(180))]),
);

/** Diets that a kitchen is known for. */
const DIETS = ['vegetarian', 'vegan', 'halal', 'kosher', 'gluten-free'] as const;

/** Whether one gets in and about without steps. */
const STEP_FREE = ['yes', 'partly', 'no'] as const;

const Names = z.array(z.string().check(z.minLength(2), z.maxLength(80))).check(z.minLength(1));

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

export const CataloguePlace = z.strictObject({
  name: z.string().check(z.minLength(2), z.maxLength(80)),
  /** Short and local names by which travellers call it: 'MoMA'. */
  otherNames: z.optional(Names),
  kind: z.enum(PLACE_KINDS),
  /** A neighbourhood of the destination, or the town of a day trip. */
  area: z.string().check(z.minLength(2), z.maxLength(60)),
  at: Position,
  /** The usual length of a visit, including the way there and back for a day trip. */
  minutes: z.int().check(z.minimum(15), z.maximum(720)),
  /** When it is open and worth a visit. */
  when: z.array(z.enum(TIMES_OF_DAY)).check(z.minLength(1)),
  /** What an adult usually pays, in whole euros; 0 is free. */
  cost: z.int().check(z.minimum(0), z.maximum(400)),
  interests: z.array(z.enum(INTERESTS)).check(z.minLength(1)),
  category: z.enum(ACTIVITY_CATEGORIES),
  /** Days on which it is closed all year round. */
  closed: z.optional(z.array(z.enum(WEEKDAYS)).check(z.minLength(1))),
  /** Months (1 to 12) in which it is available; absent when always. */
  months: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(12))).check(z.minLength(1))),
  /** Good with children under ten. */
  kids: z.optional(z.literal(true)),
  /** Under a roof; absent where it is not sure. */
  indoors: z.optional(z.boolean()),
  /** Absent where it is not sure. */
  stepFree: z.optional(z.enum(STEP_FREE)),
  /** Whether one gets about with a pushchair; absent where it is not sure. */
  pushchair: z.optional(z.boolean()),
  diets: z.optional(z.array(z.enum(DIETS)).check(z.minLength(1))),
  /** What is typically eaten there. */
  dishes: z.optional(z.array(z.string().check(z.minLength(2), z.maxLength(60))).check(z.minLength(1))),
  /** One sentence that stays true for years. */
  note: z.string().check(z.minLength(10), z.maxLength(160)),
});
export type CataloguePlace = z.output<typeof CataloguePlace>;

/** What the planner knows of a destination, one data file each; the place itself is one of functions/places. */
export const DestinationFile = z.strictObject({
  name: z.string(),
  /** Spellings in other languages, beside those of its known place. */
  otherNames: z.optional(Names),
  /** What lies in it, or around it, and is planned as this: 'Ubud' is Bali. */
  covers: z.optional(z.array(z.string()).check(z.minLength(1))),
  region: z.enum([
    'Europe',
    'Mediterranean',
    'Middle East',
    'Africa',
    'Asia',
    'Southeast Asia',
    'Oceania',
    'North America',
    'Central America',
    'South America',
    'Caribbean',
  ]),
  /** The island that it is on, when no bridge or tunnel joins that to a continent; Australia, too. */
  landmass: z.optional(z.string().check(z.minLength(3), z.maxLength(40))),
  /** ISO 4217. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** By the sea, with beaches near. */
  coastal: z.boolean(),
  interests: z.array(z.enum(INTERESTS)).check(z.minLength(3)),
  /** January to December: usual afternoon high in °C, and days with rain. */
  climate: z
    .array(
      z.strictObject({
        high: z.int().check(z.minimum(-30), z.maximum(50)),
        rain: z.int().check(z.minimum(0), z.maximum(31)),
      }),
    )
    .check(z.length(12)),
  /** Months (1 to 12) that suit most travellers best. */
  best: z.array(z.int().check(z.minimum(1), z.maximum(12))).check(z.minLength(2)),
  /** Whole euros a day for one adult: meals, local transport and small things, without beds and tickets. */
  perDay: z.strictObject({ low: z.int(), middle: z.int(), high: z.int() }),
  /** Whole euros a night for one adult in a shared double room. */
  perNight: z.strictObject({ low: z.int(), middle: z.int(), high: z.int() }),
  /** How long most people stay. */
  usualDays: z.int().check(z.minimum(2), z.maximum(14)),
  description: z.string().check(z.minLength(60), z.maxLength(400)),
  /** Whether a car of one's own helps there, for what lies around, or nothing goes without; absent where it is a burden. */
  car: z.optional(z.enum(['helps', 'needed'])),
  /** The usual way from the middle to sights, quarters and towns around, by names of these, and from the airport into town. */
  ways: z.optional(
    z
      .array(z.strictObject({ to: Names, by: z.string().check(z.minLength(5), z.maxLength(220)) }))
      .check(z.minLength(1)),
  ),
  areas: z
    .array(
      z.strictObject({ name: z.string(), at: Position, note: z.string().check(z.minLength(10), z.maxLength(120)) }),
    )
    .check(z.minLength(4), z.maxLength(10)),
  places: z.array(CataloguePlace).check(z.minLength(24)),
});
export type DestinationFile = z.output<typeof DestinationFile>;

/** A destination and the place that it is. */
export interface CatalogueDestination extends DestinationFile {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly at: LatLon;
  /** Every name that travellers may write, its own first: 'Lisboa', and what it covers. */
  readonly names: readonly string[];
}
