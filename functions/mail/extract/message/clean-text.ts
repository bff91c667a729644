/** Invisible characters: zero-width ones, soft hyphens, joiners that pad preheaders, directional marks. */
const INVISIBLE =
  /[\u034f]|[\u17b4\u17b5]|[\u180b-\u180d]|[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\ufe00-\ufe0f]/g;
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/**
 * The text as a person sees it: no invisible characters, every kind of space a plain one, full-width letters and digits
 * narrow. Keeps line breaks and tabs.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u2028\u2029\u0085\f\v]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[^\P{Cc}\n\t]/gu, '');
}
