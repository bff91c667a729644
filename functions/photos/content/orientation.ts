/* The only Exif data of a photo that is kept: its orientation. CIPA DC-008 (Exif 2.32) section 4.6.4 and TIFF 6.0. */

const ORIENTATION = 0x0112;
const UPRIGHT = 1;

/** The orientation (1 to 8) in a TIFF block; 1 when it has none. */
export function orientationOf(tiff: Uint8Array): number {
  if (tiff.length < 8) return UPRIGHT;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const little = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, little);
  if (directory + 2 > tiff.length) return UPRIGHT;
  const entries = view.getUint16(directory, little);
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) return UPRIGHT;
    if (view.getUint16(at, little) !== ORIENTATION) continue;
    const value = view.getUint16(at + 8, little);
    return value >= 1 && value <= 8 ? value : UPRIGHT;
  }
  return UPRIGHT;
}

/** A TIFF block with the orientation only; undefined for upright, the default. */
export function orientationBlock(orientation: number): Uint8Array | undefined {
  if (orientation === UPRIGHT) return undefined;
  const tiff = new Uint8Array(26);
  const view = new DataView(tiff.buffer);
  view.setUint32(0, 0x4d4d002a);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, ORIENTATION);
  view.setUint16(12, 3);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return tiff;
}
