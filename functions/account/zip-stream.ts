import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive; folders in its name are separated by '/'. */
export interface ArchiveFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Pictures and clips are compressed already. */
const COMPRESSED = /\.(?:jpe?g|png|webp|gif|heic|mp4|webm)$/;

/** Streams the files as a ZIP archive (PKWARE APPNOTE). */
export async function* zipStream(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    failure ??= error;
    pieces.push(piece);
  });
  for await (const { name, bytes } of files) {
    const file = COMPRESSED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    file.push(bytes, true);
    if (failure) throw failure;
    yield* pieces.splice(0);
  }
  zip.end();
  if (failure) throw failure;
  yield* pieces.splice(0);
}
