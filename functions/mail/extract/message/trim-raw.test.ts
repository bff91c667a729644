import { describe, expect, test } from 'vitest';
import { trimRaw } from './trim-raw.ts';

const trimmed = (text: string) => Buffer.from(trimRaw(Buffer.from(text, 'latin1'))).toString('latin1');
const part = (type: string, body: string) => `--b\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`;
const mail = (...parts: string[]) => `Content-Type: multipart/mixed; boundary="b"\r\n\r\n${parts.join('')}--b--\r\n`;

describe('trimming a raw mail', () => {
  test('leaves a usual mail unchanged', () => {
    const usual = mail(part('text/plain', 'Check-in: 12 May\r\n-- \r\nHotel'), part('text/html', '<p>Hotel</p>'));
    expect(trimmed(usual)).toBe(usual);
  });

  test('drops a picture and keeps the part after it', () => {
    const left = trimmed(mail(part('image/png', 'A'.repeat(5000)), part('text/plain', 'Check-in')));
    expect(left).not.toContain('AAAA');
    expect(left).toMatch(/image\/png[\s\S]*--b\r\nContent-Type: text\/plain\r\n\r\nCheck-in/);
  });

  test('keeps the beginning of an endless text, in many lines or one', () => {
    const long = 3_000_000;
    expect(trimmed(`\r\nbegin ${'x'.repeat(long)}`).length).toBeLessThan(1_600_000);
    expect(trimmed(`\r\nbegin ${'x'.repeat(long)}`)).toContain('begin xxx');
    const lines = trimmed(mail(part('text/plain', 'a\r\n'.repeat(100_000)), part('text/plain', 'end')));
    expect(lines.length).toBeLessThan(30_000);
    expect(lines).toContain('end');
  });

  test('does not take a rule or signature for a boundary, so neither begins another part', () => {
    const rules = trimmed(`\r\n${'---\r\n\r\nline\r\n'.repeat(100_000)}`);
    expect(rules.length).toBeLessThan(100_000);
  });

  test('refuses thousands of parts', () => {
    expect(() => trimmed(mail(...Array<string>(500).fill(part('text/plain', 'a'))))).toThrow('too many parts');
  });
});
