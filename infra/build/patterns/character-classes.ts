/** Properties of characters that patterns of ours ask for (Unicode, UAX #44). */
export const PROPERTIES = ['L', 'Lu', 'Ll', 'M', 'Mn', 'N', 'Script=Latin', 'Script=Greek', 'Script=Cyrillic'] as const;

/** Where characters have one of them: the planes of scripts, and the block of variation selectors. */
const BLOCKS = [
  [0, 0x3_3fff],
  [0xe_0000, 0xe_0fff],
] as const;

const isIn = (property: string): ((code: number) => boolean) => {
  const pattern = new RegExp(`^\\p{${property}}$`, 'u');
  return (code) => pattern.test(String.fromCodePoint(code));
};

const escaped = (code: number): string => String.fromCodePoint(code).replace(/[\]\\^-]/, '\\$&');

/**
 * The characters with a property, as the members of a character class. Ranges between which no character is assigned
 * become one, which halves their number.
 */
export function membersOf(property: (typeof PROPERTIES)[number]): string {
  const [has, isUnassigned] = [isIn(property), isIn('Cn')];
  const ranges: { readonly from: number; to: number }[] = [];
  for (const [first, last] of BLOCKS) {
    let open: (typeof ranges)[number] | undefined;
    for (let code = first; code <= last; code += 1) {
      if (!has(code)) {
        if (!isUnassigned(code)) open = undefined;
        continue;
      }
      if (open) open.to = code;
      else {
        open = { from: code, to: code };
        ranges.push(open);
      }
    }
  }
  return ranges.map(({ from, to }) => (from === to ? escaped(from) : `${escaped(from)}-${escaped(to)}`)).join('');
}
