import { expect, it } from 'vitest';
import { htmlToDocument } from './html-to-document.ts';

it('a font size of 0 does not hide elements and blocks inside that set their own size', () => {
  const html =
    '<table><tr><td style="font-size:0px;padding:12px"><div style="font-size:0px"><table><tr><td style="font-size:14px">Check-in 12 May</td></tr></table><p>Total 90 EUR</p></div></td></tr></table>';
  const { text } = htmlToDocument(html);
  expect(text).toContain('Check-in 12 May');
  expect(text).toContain('Total 90 EUR');
});

it('text with a font size of 0 or one pixel is hidden', () => {
  const html = '<div style="font-size:0">nothing</div><div style="font-size:1px"><p>preheader</p></div><p>seen</p>';
  expect(htmlToDocument(html).text.trim()).toBe('seen');
});

it('struck-through text is hidden', () => {
  expect(htmlToDocument('<p><del>120 EUR</del> <s>110</s> 99 EUR</p>').text.trim()).toBe('99 EUR');
});
