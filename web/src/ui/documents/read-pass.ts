import { unzipWithin } from '#shared/documents/unzip-within.ts';
import { translations } from './pass-strings.ts';

/** As the server takes them. */
const MOST = { entries: 50, bytes: 5 * 1024 * 1024 };

/** How a pass names the kinds of its codes, and bwip-js does. */
const KINDS = [
  ['PKBarcodeFormatQR', 'qrcode'],
  ['PKBarcodeFormatAztec', 'azteccode'],
  ['PKBarcodeFormatPDF417', 'pdf417'],
  ['PKBarcodeFormatCode128', 'code128'],
] as const;

/** A pass's code. */
export interface PassCode {
  readonly format: (typeof KINDS)[number][1];
  /** What a scanner reads, each character a byte. */
  readonly bytes: string;
  readonly altText: string | undefined;
}

export interface PassField {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** A wallet pass as it is shown. */
export interface Pass {
  readonly organisation: string;
  readonly description: string;
  readonly isVoided: boolean;
  /** The large ones, such as from where to where. */
  readonly primary: readonly PassField[];
  readonly front: readonly PassField[];
  readonly back: readonly PassField[];
  /** Undefined where it has none that can be drawn. */
  readonly code: PassCode | undefined;
}

/** Apple, "Wallet Passes: Pass": the kinds of passes, of which each has one. */
const STYLES = ['boardingPass', 'eventTicket', 'generic', 'coupon', 'storeCard'] as const;
const FRONT = ['headerFields', 'secondaryFields', 'auxiliaryFields'] as const;

/** Reads a wallet pass (.pkpass). Throws when it is damaged; what is not as it should be is left out. */
export function readPass(archive: Uint8Array): Pass {
  const files = unzipWithin(archive, MOST, (name) => name === 'pass.json' || name.endsWith('.lproj/pass.strings'));
  const json = files.find(({ name }) => name === 'pass.json');
  if (!json) throw new Error('it has no pass.json');
  const pass = recordOf(JSON.parse(new TextDecoder().decode(json.bytes)));
  const words = translations(files);
  const style = recordOf(STYLES.map((name) => pass[name]).find((each) => each !== undefined));
  const shown = (names: readonly string[]) =>
    names.flatMap((name) => listOf(style[name])).flatMap((field) => fieldOf(recordOf(field), words) ?? []);
  const description = textOf(pass.description) ?? '';
  return {
    organisation: textOf(pass.organizationName) ?? '',
    description: words.get(description) ?? description,
    isVoided: pass.voided === true,
    primary: shown(['primaryFields']),
    front: shown(FRONT),
    back: shown(['backFields']),
    code: codeOf([...listOf(pass.barcodes), pass.barcode].map(recordOf)),
  };
}

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const recordOf = (value: unknown): Values => (isRecord(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function codeOf(codes: readonly Values[]): PassCode | undefined {
  for (const { format, message, messageEncoding, altText } of codes) {
    const known = KINDS.find(([name]) => name === format);
    if (!known || typeof message !== 'string') continue;
    return { format: known[1], bytes: bytesOf(message, textOf(messageEncoding) ?? ''), altText: textOf(altText) };
  }
  return undefined;
}

/** The message in its encoding; one that Latin-1 cannot hold is UTF-8, whatever the pass says. */
function bytesOf(message: string, encoding: string): string {
  const isLatin = !/^utf-?8$/i.test(encoding) && [...message].every((each) => each.charCodeAt(0) <= 0xff);
  return isLatin ? message : String.fromCharCode(...new TextEncoder().encode(message));
}

function fieldOf(
  { key, label, value, currencyCode }: Values,
  words: ReadonlyMap<string, string>,
): PassField | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const name = textOf(label) ?? '';
  const text = typeof value === 'number' ? numberOf(value, textOf(currencyCode)) : (words.get(value) ?? clock(value));
  return { key: textOf(key) ?? '', label: words.get(name) ?? name, value: text };
}

function numberOf(value: number, currency: string | undefined): string {
  if (currency === undefined || !/^[A-Z]{3}$/.test(currency)) return String(value);
  return new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(value);
}

/** An ISO 8601 date-time as the clock at its place says it; any other text as it is. */
function clock(value: string): string {
  const [, date, time, zone] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)\S*?(Z)?$/.exec(value) ?? [];
  return date === undefined ? value : `${date} ${time}${zone === undefined ? '' : ' UTC'}`;
}
