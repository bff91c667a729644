import { tileIdToZxy, zxyToTileId } from 'pmtiles';
import { Compression, S2PMTilesWriter, TileType, type Writer } from 's2-pmtiles';
import { BUILT_IN_LAYERS } from '#shared/map/built-in-layers.ts';
import { MAX_ZOOM, type Tile } from './tiles.ts';

/** Whose data the map is made of; the page links to them (web/src/features/trip/map/attributions.ts). */
const ATTRIBUTION = 'Natural Earth, GeoNames (CC BY 4.0)';

/** Offsets of the header, PMTiles version 3: the bounds in degrees × 10⁷, then the centre with its zoom. */
const BOUNDS = 102;
const CENTRE = 118;
const LAST_LATITUDE = 85.0511287;

/** The archive of these tiles (PMTiles version 3), with their bounds, which the writer leaves out. */
export async function archiveOf(tiles: Iterable<Tile>): Promise<Uint8Array> {
  const bytes = chunkWriter();
  const archive = new S2PMTilesWriter(bytes, TileType.Pbf, Compression.Gzip);
  // In the order of their ids (a Hilbert curve), so that neighbours are read together.
  const byId = new Map([...tiles].map((tile) => [zxyToTileId(tile.z, tile.x, tile.y), tile]));
  for (const id of [...byId.keys()].sort((a, b) => a - b)) {
    const [z, x, y] = tileIdToZxy(id);
    await archive.writeTileXYZ(z, x, y, byId.get(id)?.bytes ?? new Uint8Array());
  }
  const layers = BUILT_IN_LAYERS.map((id) => ({ id, minzoom: 0, maxzoom: MAX_ZOOM, fields: {} }));
  // The type is that of the whole TileJSON 3, of which an archive's metadata is a part.
  const metadata = { name: 'The world', attribution: ATTRIBUTION, vector_layers: layers };
  await archive.commit(metadata as unknown as Parameters<typeof archive.commit>[0]);
  return withBounds(bytes.all());
}

function withBounds(archive: Buffer): Buffer {
  const bounds = [-180, -LAST_LATITUDE, 180, LAST_LATITUDE];
  for (const [index, degrees] of bounds.entries()) archive.writeInt32LE(Math.round(degrees * 1e7), BOUNDS + 4 * index);
  archive.writeUInt8(0, CENTRE);
  return archive;
}

/** The writer's own one appends byte by byte. */
function chunkWriter(): Writer & { all(): Buffer } {
  const chunks: Buffer[] = [];
  const appendSync = (data: Uint8Array) => void chunks.push(Buffer.from(data));
  return {
    appendSync,
    append: async (data) => appendSync(data),
    // Header and directory: into the first chunk, which is kept free for them.
    write: async (data, offset) => void chunks[0]?.set(data, offset),
    all: () => Buffer.concat(chunks),
  };
}
