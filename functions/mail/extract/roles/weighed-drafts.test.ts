import { statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { textToDocument } from '../document/text-to-document.ts';
import { foundDate, type MailContext, mailContext } from '../mail-context.ts';
import type { Draft } from '../mail-reading.ts';
import { gazetteer } from '../places/airports.ts';
import { MENTION_ROLES, type MentionRole } from './mention-roles.ts';
import { BUCKETS, bucketOf } from './role-scorer.ts';
import { roleOf, roleWeights, storedRole, weightsByRole } from './role-weights.ts';
import { weighedDrafts } from './weighed-drafts.ts';

const places = await gazetteer();
const context = (lines: readonly string[]): MailContext =>
  mailContext({ document: textToDocument(lines.join('\n')), options: {}, places });

/** Weights that know only these features, as log odds by role. */
const knowing = (known: { readonly [role in MentionRole]?: Readonly<Record<string, number>> }) =>
  weightsByRole((role) => {
    const weights = new Float32Array(BUCKETS);
    for (const [feature, weight] of Object.entries(known[role] ?? {})) weights[bucketOf(feature)] = weight;
    return weights;
  });

const MAIL = context(['Saapuu: 12.05.2027', 'Lähtee: 15.05.2027', 'Takuu: 50,00 €', 'Loppusumma: 310,00 €']);
const price = (amount: number): Draft['fields'] => ({ cost: { value: amount, evidence: { kind: 'found' } } });

function stay(fields: Draft['fields'] = {}): Draft {
  const segment = MAIL.segments.find(({ dates }) => dates.length > 0);
  const [date] = segment?.dates ?? [];
  if (!segment || !date) throw new Error('no date');
  return { type: 'hotel', fields: { startDate: foundDate(segment, date), ...fields } };
}

describe('weighedDrafts', () => {
  it('leaves what nothing is known of as the rules have it', () => {
    const drafts = [stay(price(50))];
    expect(weighedDrafts(drafts, MAIL, knowing({}))).toEqual(drafts);
  });

  it('makes a guess of a value that is contradicted, and says which features spoke most', () => {
    const weights = knowing({ cost: { always: -3, 'the smallest amount': -2, 'in no table': -1, 'in a line': -0.5 } });
    const [draft] = weighedDrafts([stay(price(50))], MAIL, weights);
    expect(draft?.fields.cost).toEqual({
      value: 50,
      evidence: { kind: 'guessed', how: 'doubtful from: not always, not the smallest amount, not in no table' },
    });
  });

  it('takes the likely mention instead of one that is contradicted, where it stands', () => {
    const weights = knowing({ cost: { always: -3, 'the largest amount': 5 } });
    const [draft] = weighedDrafts([stay(price(50))], MAIL, weights);
    const { value, evidence } = draft?.fields.cost ?? {};
    expect(value).toBe(310);
    expect(evidence).toMatchObject({ kind: 'guessed', quote: '310,00 €' });
    expect(MAIL.document.text.slice(evidence?.start, evidence?.end)).toBe('310,00 €');
    expect(draft?.fields.currency?.value).toBe('EUR');
  });

  it('adds to the one booking of a mail the end that no rule found, and never one before its start', () => {
    const last = weighedDrafts([stay()], MAIL, knowing({ endDate: { 'the latest day': 3 } }));
    expect(last[0]?.fields.endDate).toMatchObject({ value: '2027-05-15', evidence: { kind: 'guessed' } });
    const first = weighedDrafts([stay()], MAIL, knowing({ endDate: { 'day 0': 3 } }));
    expect(first[0]?.fields.endDate).toBeUndefined();
  });

  it('gives what a mention says to no one of several bookings', () => {
    const weights = knowing({ endDate: { 'the latest day': 3 }, cost: { always: -3, 'the largest amount': 5 } });
    const drafts = weighedDrafts([stay(price(50)), stay(price(50))], MAIL, weights);
    expect(drafts.map(({ fields }) => [fields.endDate, fields.cost?.value, fields.cost?.evidence.kind])).toEqual([
      [undefined, 50, 'guessed'],
      [undefined, 50, 'guessed'],
    ]);
  });
});

describe('the stored weights', () => {
  it('tell a total from a deposit behind words that no list has', () => {
    const drafts = weighedDrafts([stay(price(310))], MAIL, roleWeights());
    expect(drafts[0]?.fields.cost?.value).toBe(310);
  });

  it('are as many as the features fall into, for each role, in less than 200 KB', () => {
    const weights = roleWeights();
    for (const role of MENTION_ROLES) expect(weights[role]).toHaveLength(BUCKETS);
    expect(statSync(path.join(import.meta.dirname, '../../data/role-weights.json')).size).toBeLessThan(200_000);
  });

  it('are kept to within half of their unit', () => {
    const weights = Float32Array.from({ length: BUCKETS }, (_, at) => Math.sin(at) * 3);
    const kept = storedRole(weights);
    const back = roleOf(kept);
    expect(Math.max(...weights.map((weight, at) => Math.abs(weight - (back[at] ?? 0))))).toBeLessThan(kept.unit * 0.51);
  });
});
