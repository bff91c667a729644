import { daysBetween } from '#shared/calendar/calendar.ts';
import { foldWords } from '#shared/text/fold.ts';
import { cents } from '../checks/cents.ts';
import type { MailContext, ReadSegment } from '../mail-context.ts';
import { type Mention, type MentionKind, mentioned } from './mentions.ts';

/** The mentions of one kind in a mail, for what each of them is beside the others. */
export interface Mentions {
  readonly context: MailContext;
  readonly all: readonly Mention[];
  /** The different values, in reading order. */
  readonly values: readonly string[];
  readonly placeOf: ReadonlyMap<ReadSegment, number>;
  /** Numbers of one or two digits in the text, as of nights and guests. */
  readonly smallNumbers: ReadonlySet<number>;
}

const SMALL_NUMBER = /(?<![\d.,:/-])\d{1,2}(?![\d.,:/-])/g;

export function mentionsBeside(context: MailContext, all: readonly Mention[]): Mentions {
  return {
    context,
    all,
    values: [...new Set(all.map(({ value }) => value))],
    placeOf: new Map(context.segments.map((segment, at) => [segment, at])),
    smallNumbers: new Set((context.document.text.match(SMALL_NUMBER) ?? []).map(Number)),
  };
}

const GRAM = 4;
const LONGEST_WORDS = 40;

/** The words as a whole, and runs of four letters, some of which words of related languages share. */
function wordsAs(place: string, text: string): string[] {
  const folded = foldWords(text).slice(0, LONGEST_WORDS);
  if (folded === '') return [`no words ${place}`];
  const padded = `^${folded}$`;
  const features = [`“${folded}” ${place}`];
  for (let at = 0; at + GRAM <= padded.length; at += 1)
    features.push(`letters ${padded.slice(at, at + GRAM)} ${place}`);
  return features;
}

/** How many of the ascending steps a number reaches: a class of sizes. */
const reached = (value: number, steps: readonly number[]): number => steps.filter((step) => value >= step).length;

function contentOf(segment: ReadSegment): string {
  if (segment.dates.length > 0) return 'a date';
  if (segment.times.length > 0) return 'an hour';
  if (segment.money.length > 0) return 'an amount';
  return segment.labelOnly ? 'a label' : 'text';
}

function neighbour(own: ReadSegment, other: ReadSegment | undefined, place: string): string {
  if (!other) return `nothing ${place}`;
  return `${contentOf(other)} ${place} in ${other.line === own.line ? 'its' : 'another'} line`;
}

/** Where it stands, and how. */
function layoutOf({ segment, start, end }: Mention, { context, placeOf }: Mentions): string[] {
  const at = placeOf.get(segment) ?? 0;
  const cells = context.byLine.get(segment.line) ?? [];
  const isAlone = end - start >= segment.text.trim().length;
  const depth = reached(segment.line / Math.max(1, context.document.lines.length), [0.1, 0.2, 0.35, 0.5, 0.7, 0.85]);
  return [
    `part ${depth} of the mail`,
    `named by ${segment.via}`,
    isAlone ? 'alone in its cell' : `in a cell of length ${reached(segment.text.length, [20, 40, 80, 160])}`,
    start === 0 ? 'first in its cell' : 'not first in its cell',
    segment.table === undefined ? 'in no table' : 'in a table',
    `cell ${cells.indexOf(segment)} of ${Math.min(6, cells.length)}`,
    segment.heading ? 'in a heading' : segment.prose ? 'in a sentence' : 'in a line',
    `${Math.min(2, segment.dates.length)} dates in its cell`,
    `${Math.min(2, segment.times.length)} hours in its cell`,
    `${Math.min(2, segment.money.length)} amounts in its cell`,
    neighbour(segment, context.segments[at - 1], 'before'),
    neighbour(segment, context.segments[at + 1], 'after'),
  ];
}

const lastWords = (text: string): string => text.split(/\s+/).filter(Boolean).slice(-3).join(' ');
const firstWords = (text: string): string => text.split(/\s+/).filter(Boolean).slice(0, 2).join(' ');
const NEAR = 40;

/** The words beside it, and what the word lists make of them. */
function wordsBeside({ segment, start, end }: Mention, { context: { segments }, placeOf }: Mentions): string[] {
  const at = placeOf.get(segment) ?? 0;
  const [before, after] = [segments[at - 1], segments[at + 1]];
  const said = before?.labelOnly ? (before.label ?? '') : lastWords(before?.text.slice(-NEAR) ?? '');
  return [
    ...wordsAs('as its label', segment.label ?? ''),
    ...wordsAs('before it', lastWords(segment.text.slice(Math.max(0, start - NEAR), start))),
    ...wordsAs('behind it', firstWords(segment.text.slice(end, end + NEAR))),
    ...(before && start === 0 ? wordsAs('in the cell before', said) : []),
    ...[...segment.roles].map((role) => `a label for ${role} by ${segment.via}`),
    ...[...(before?.roles ?? [])].map((role) => `a label for ${role} before`),
    ...[...(after?.roles ?? [])].map((role) => `a label for ${role} after`),
  ];
}

/** What it is among the others of its kind. */
function orderOf(own: Mention, { all, values, context }: Mentions): string[] {
  const same = all.filter(({ value }) => value === own.value);
  const order = values.indexOf(own.value);
  const words = mentioned(own);
  return [
    `one of ${reached(values.length, [2, 3, 4, 6, 9, 14])} values`,
    `value ${Math.min(order, 5)} of ${reached(values.length, [2, 3, 4, 6, 9])}`,
    order === values.length - 1 ? 'the last value' : 'not the last value',
    `said ${reached(same.length, [2, 3, 5])} times`,
    `said before ${reached(same.indexOf(own), [1, 2])} times`,
    ...(words.length > 2 && context.subject.includes(words) ? ['in the subject'] : []),
  ];
}

const LONGEST_STAY = 40;

function ofDate({ value }: Mention, { values, smallNumbers, context }: Mentions): string[] {
  const days = [...values].sort();
  const sent = context.dates.reference?.toISOString().slice(0, 10);
  const gaps = days.map((day) => daysBetween(value, day)).filter((gap) => gap !== 0);
  const isCounted = (sign: 1 | -1) =>
    gaps.some((gap) => sign * gap > 0 && sign * gap < LONGEST_STAY && smallNumbers.has(sign * gap));
  const age = sent === undefined ? '?' : reached(daysBetween(sent, value), [-30, -1, 0, 1, 2, 14, 60, 200]);
  return [
    `day ${Math.min(4, days.indexOf(value))}`,
    days.at(-1) === value ? 'the latest day' : 'not the latest day',
    `${age} after the mail was sent`,
    ...(isCounted(1) ? ['a number of the mail before another day'] : []),
    ...(isCounted(-1) ? ['a number of the mail after another day'] : []),
    ...(gaps.includes(1) ? ['the day before another'] : []),
    ...(gaps.includes(-1) ? ['the day after another'] : []),
  ];
}

function ofAmount({ value }: Mention, { values, smallNumbers }: Mentions): string[] {
  const amount = cents(Number(value));
  const others = values.map((each) => cents(Number(each))).filter((each) => each !== amount);
  const smaller = others.filter((each) => each < amount && each > 0);
  const isSumOfTwo = smaller.some((one, at) => smaller.slice(at + 1).some((two) => one + two === amount));
  const isSumOfAll = smaller.length > 1 && smaller.reduce((sum, each) => sum + each, 0) === amount;
  return [
    smaller.length === others.length ? 'the largest amount' : 'not the largest amount',
    smaller.length === 0 ? 'the smallest amount' : 'not the smallest amount',
    `size ${reached(amount / 100, [5, 20, 50, 100, 300, 1000, 10_000])}`,
    ...(isSumOfTwo ? ['the sum of two others'] : []),
    ...(isSumOfAll ? ['the sum of all smaller ones'] : []),
    ...(smaller.some((each) => smallNumbers.has(amount / each)) ? ['a multiple of another'] : []),
    ...(others.some((each) => amount > 0 && each > amount && each % amount === 0) ? ['a part of another'] : []),
  ];
}

function minuteOf(time: string): string {
  const minute = Number(time.slice(3));
  return minute % 30 === 0 ? String(minute) : minute % 5 === 0 ? 'of five' : 'odd';
}

function ofTime(own: Mention, { all }: Mentions): string[] {
  const inCell = all.filter(({ segment }) => segment === own.segment);
  return [
    `hour ${reached(Number(own.value.slice(0, 2)), [6, 9, 11, 14, 17, 20])}`,
    `minute ${minuteOf(own.value)}`,
    `hour ${inCell.indexOf(own)} of ${inCell.length} in its cell`,
  ];
}

/** The form of a text: capitals, small letters, digits and signs, without what they are. */
const formOf = (text: string): string =>
  text
    .slice(0, 24)
    .replace(/\p{Lu}/gu, 'A')
    .replace(/\p{L}/gu, 'a')
    .replace(/\d/g, '9')
    .replace(/(.)\1{2,}/g, '$1$1+');

const ofCode = ({ value }: Mention): string[] => [
  `form ${formOf(value)}`,
  `length ${value.length}`,
  /^\d+$/.test(value) ? 'only digits' : 'letters too',
];

const ofText = ({ value }: Mention): string[] => [
  `form ${formOf(value)}`,
  `${Math.min(8, value.split(/\s+/).length)} words`,
  ...(/\d{4,5}/.test(value) ? ['a postal code'] : []),
  ...(/\([A-Z]{3}\)/.test(value) ? ['the code of an airport'] : []),
  ...(value.includes(',') ? ['a comma'] : []),
  ...wordsAs('in it', value.slice(0, 30)),
];

const OWN: { readonly [kind in MentionKind]: (own: Mention, beside: Mentions) => string[] } = {
  date: ofDate,
  time: ofTime,
  money: ofAmount,
  code: ofCode,
  text: ofText,
};

/** What a mention shows, in words: its layout, the words beside it, its place among others, its arithmetic. */
export const mentionFeatures = (own: Mention, beside: Mentions): string[] => [
  'always',
  ...layoutOf(own, beside),
  ...wordsBeside(own, beside),
  ...orderOf(own, beside),
  ...OWN[own.kind](own, beside),
];
