import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Compression, type Header, PMTiles, type Source, TileType } from 'pmtiles';
import * as z from 'zod/mini';

/** An archive that the map can draw. */
export interface CheckedArchive {
  /** `map-<hash of its content>.pmtiles`: another content has another name, as browsers keep its parts. */
  readonly file: string;
  readonly bytes: number;
  readonly header: Header;
  readonly hasStreets: boolean;
}

/** An archive that the map cannot draw, in words for whoever typed the command. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

const Metadata = z.object({
  vector_layers: z._default(z.array(z.object({ id: z.string() })), []),
});
/** Without these there is nothing to see. */
const LAYERS = ['earth', 'places'];

/** Checks a PMTiles archive (version 3) of vector tiles in Protomaps' layers. Throws ArchiveError. */
export async function checkArchive(path: string): Promise<CheckedArchive> {
  const handle = await open(path).catch(() => {
    throw new ArchiveError(`${path} cannot be read.`);
  });
  try {
    const archive = new PMTiles(sourceOf(handle, path));
    const header = await archive.getHeader().catch(() => {
      throw new ArchiveError(`${path} is no PMTiles archive of version 3: pmtiles show ${path} says what it is.`);
    });
    const { size: bytes } = await handle.stat();
    const layers = Metadata.safeParse(await archive.getMetadata().catch(() => undefined)).data?.vector_layers ?? [];
    const names = layers.map(({ id }) => id);
    const problem = problemOf(header, bytes, names);
    if (problem !== undefined) throw new ArchiveError(`${path} ${problem}`);
    return { file: `map-${await hashOf(path)}.pmtiles`, bytes, header, hasStreets: names.includes('roads') };
  } finally {
    await handle.close();
  }
}

function problemOf(header: Header, bytes: number, layers: readonly string[]): string | undefined {
  const { tileType, tileCompression, tileDataOffset, tileDataLength, clustered, minZoom } = header;
  if (tileType !== TileType.Mvt)
    return 'has pictures: name their tiles with kind raster, or use an archive of vector tiles.';
  if (tileDataOffset + (tileDataLength ?? 0) > bytes) return 'is not complete: download it again.';
  if (tileCompression !== Compression.Gzip && tileCompression !== Compression.None) {
    return 'has tiles in a compression that browsers cannot read: it must be gzip.';
  }
  if (!clustered) return 'is not clustered, so a map would take a request for each tile: pmtiles cluster orders it.';
  if (minZoom !== 0) return `begins at zoom ${minZoom}, so there is no world to start from: extract it from zoom 0.`;
  const missing = LAYERS.filter((layer) => !layers.includes(layer));
  if (missing.length === 0) return undefined;
  return `has no layer ${missing.join(' or ')}: the map draws Protomaps' layers (https://docs.protomaps.com/basemaps/layers).`;
}

function sourceOf(handle: FileHandle, key: string): Source {
  return {
    getKey: () => key,
    getBytes: async (offset, length) => {
      const data = new ArrayBuffer(length);
      const { bytesRead } = await handle.read(new Uint8Array(data), 0, length, offset);
      return { data: data.slice(0, bytesRead) };
    },
  };
}

/** Archives of the world's streets are larger than memory. */
async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part);
  return hash.digest('hex').slice(0, 12);
}
