/** Invisible characters: zero-width ones, soft hyphens, joiners that pad preheaders, directional marks. */
const INVISIBLE =
  /[\u034f]|[\u17b4\u17b5]|[\u180b-\u180d]|[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\ufe00-\ufe0f]/g;
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/** Digits of other scripts: each block has ten, in order. */
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/g;
const digitOf = (sign: string): string => {
  const code = sign.charCodeAt(0);
  const zero = [0x0e50, 0x09e6, 0x0966, 0x06f0, 0x0660].find((first) => code >= first) ?? code;
  return String(code - zero);
};

/**
 * The text as a person sees it: no invisible characters, every kind of space a plain one, full-width letters and digits
 * narrow, Arabic, Indian and Thai digits as 0 to 9. Keeps line breaks and tabs.
 */
export function cleanText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[\u2028\u2029\u0085\f\v]/g, '\n')
      .replace(INVISIBLE, '')
      .replace(SPACES, ' ')
      .replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .replace(DIGITS, digitOf)
      // Arabic separators of thousands and decimals.
      .replace(/(?<=\d)٬(?=\d)/g, ',')
      .replace(/(?<=\d)٫(?=\d)/g, '.')
      .replace(/[^\P{Cc}\n\t]/gu, '')
  );
}
