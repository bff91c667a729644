import { expect, it } from 'vitest';
import { htmlToDocument } from './html-to-document.ts';

it('a frame of font size 0 shows what sets its own size, and blocks within', () => {
  const html =
    '<table><tr><td style="font-size:0px;padding:12px"><div style="font-size:0px"><table><tr><td style="font-size:14px">Check-in 12 May</td></tr></table><p>Total 90 EUR</p></div></td></tr></table>';
  const { text } = htmlToDocument(html);
  expect(text).toContain('Check-in 12 May');
  expect(text).toContain('Total 90 EUR');
});

it('letters of no size or of one pixel are not seen', () => {
  const html = '<div style="font-size:0">nothing</div><div style="font-size:1px"><p>preheader</p></div><p>seen</p>';
  expect(htmlToDocument(html).text.trim()).toBe('seen');
});

it('what is struck through is not seen', () => {
  expect(htmlToDocument('<p><del>120 EUR</del> <s>110</s> 99 EUR</p>').text.trim()).toBe('99 EUR');
});
