import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

let ready: Promise<unknown> | undefined;

/** What a scanner of another maker reads from a picture (PNG): each code's kind and message. */
export async function readCodes(picture: Buffer): Promise<{ readonly kind: string; readonly message: string }[]> {
  ready ??= prepare();
  await ready;
  const found = await readBarcodes(new Blob([Uint8Array.from(picture)]), {
    formats: ['QRCode', 'Aztec', 'PDF417', 'Code128'],
    tryHarder: true,
  });
  return found.map(({ format, bytes }) => ({ kind: format, message: Buffer.from(bytes).toString('latin1') }));
}

/** Without this, it would be fetched from a server of its makers. */
async function prepare(): Promise<void> {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const { buffer, byteOffset, byteLength } = await readFile(file);
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength);
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}
