/** A line of a .strings file: "key" = "value"; */
const LINE = /"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;/g;

interface PassFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a pass's texts are in English, else in its first language; none where it has no translations. */
export function translations(files: readonly PassFile[]): ReadonlyMap<string, string> {
  const strings = files.filter(({ name }) => name.endsWith('pass.strings'));
  const chosen = strings.find(({ name }) => /^en\b/i.test(name)) ?? strings[0];
  if (!chosen) return new Map();
  const lines = decoded(chosen.bytes).matchAll(LINE);
  return new Map([...lines].map(([, key = '', value = '']) => [unescaped(key), unescaped(value)]));
}

/** UTF-16 with a mark, as Apple's tools write them, or UTF-8. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, (_, each: string) => (each === 'n' ? '\n' : each));
}
