import { describe, expect, it } from 'vitest';
import { newLedger } from './ledger.ts';

const fail = () => Promise.reject(new Error('no answer'));
const succeed = () => Promise.resolve();

describe('what the load benchmark reads back', () => {
  it('is what was acknowledged last, field by field', async () => {
    const ledger = newLedger();
    ledger.made('a', { title: 'one', notes: 'first' });
    await ledger.change('a', { title: 'two', notes: 'first' }, succeed);
    expect(ledger.wrong('a', { title: 'two', notes: 'first', cost: 5 })).toBeUndefined();
    expect(ledger.wrong('a', { title: 'one', notes: 'first' })).toMatch(/one.*two/);
    expect(ledger.wrong('a', { title: 'two', notes: null })).toMatch(/null/);
    expect(ledger.wrong('a', undefined)).toBe('is gone');
    expect(ledger.acknowledged()).toBe(2);
  });

  it('may be what was sent later without a response, but nothing older', async () => {
    const ledger = newLedger();
    ledger.made('a', { title: 'one' });
    await ledger.change('a', { title: 'two' }, succeed);
    await expect(ledger.change('a', { title: 'three' }, fail)).rejects.toThrow('no answer');
    for (const title of ['two', 'three']) expect(ledger.wrong('a', { title })).toBeUndefined();
    expect(ledger.wrong('a', { title: 'one' })).toBeDefined();
  });

  it('is missing when its deletion was acknowledged, and may exist when it was not', async () => {
    const ledger = newLedger();
    ledger.made('a', { title: 'one' });
    await expect(ledger.change('a', undefined, fail)).rejects.toThrow('no answer');
    for (const read of [{ title: 'one' }, undefined]) expect(ledger.wrong('a', read)).toBeUndefined();
    await ledger.change('a', undefined, succeed);
    expect(ledger.wrong('a', { title: 'one' })).toMatch(/deleted/);
    expect(ledger.wrong('a', undefined)).toBeUndefined();
  });
});
