import type { DestinationFile } from './catalogue-schema.ts';

/** A test validates all data files: at startup that would cost more than reading them. */
export function isDestinationFile(data: unknown): data is DestinationFile {
  return typeof data === 'object' && data !== null && 'places' in data;
}
