/** The type of an uploaded file by its first bytes, never by what its sender claims. */
export type MediaType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/gif'
  | 'image/heic'
  | 'video/webm'
  | 'video/mp4';

const EXTENSIONS: Readonly<Record<MediaType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/heic': 'heic',
  'video/webm': 'webm',
  'video/mp4': 'mp4',
};

/** Brands of ISO/IEC 23008-12 (HEIF with HEVC pictures) and of clips (ISO/IEC 14496-12 and -14). */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
const MP4_BRANDS = /^(iso[m2-9]|mp4[12]|avc1|M4V[ HP]?|MSNV|dash|3gp\d|hvc1|cmfc|mmp4)$/;

export function extensionOf(type: MediaType): string {
  return EXTENSIONS[type];
}

/** Undefined for anything but the supported photos and clips. */
export function mediaTypeOf(bytes: Uint8Array): MediaType | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'image/gif';
  if (text(0, 4) === '\x1aE\xdf\xa3' && text(4, 64).includes('webm')) return 'video/webm';
  if (text(4, 8) !== 'ftyp') return undefined;
  const brand = text(8, 12);
  if (HEIC_BRANDS.has(brand)) return 'image/heic';
  return MP4_BRANDS.test(brand.trim()) || MP4_BRANDS.test(brand) ? 'video/mp4' : undefined;
}
