import { fold, foldWords } from '#shared/text/fold.ts';
import words from '../../data/forward-words.json' with { type: 'json' };

export type HeaderField = 'from' | 'date' | 'to' | 'subject' | 'other';

const fieldOf = new Map<string, HeaderField>();
for (const field of ['other', 'to', 'date', 'subject', 'from'] as const)
  for (const word of words[field]) fieldOf.set(fold(word), field);

/** 'From: …', '*Von:* …', '差出人：…', 'De : …': a header as mail programs write it above a forwarded mail. */
export function headerIn(line: string): { readonly field: HeaderField; readonly value: string } | undefined {
  const match = /^[\s*_>|]{0,6}([\p{L}][\p{L}'’ -]{0,24}?)[*_]{0,2}\s?[:：][*_]{0,2}\s*(.*)$/u.exec(
    line.slice(0, 1200),
  );
  const field = match?.[1] === undefined ? undefined : fieldOf.get(fold(match[1].trim()));
  return field && match ? { field, value: (match[2] ?? '').replace(/^[*_\s]+/, '').trim() } : undefined;
}

/** '---------- Forwarded message ---------' in any of the languages. */
export function isForwardMarker(line: string): boolean {
  if (line.length > 120 || /[?!]$/.test(line)) return false;
  if (words.unspacedMarkers.some((marker) => line.includes(marker))) return true;
  const folded = foldWords(line);
  return (
    folded.length < 70 &&
    words.markers.some(
      (marker) => folded === marker || folded.startsWith(`${marker} `) || folded.endsWith(` ${marker}`),
    )
  );
}
