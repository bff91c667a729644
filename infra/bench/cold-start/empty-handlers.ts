import { posix } from 'node:path';

const FOLDER = 'infra/bench/cold-start';

/** An empty handler, and the source file of the client that it creates besides the table's. */
interface EmptyHandler {
  readonly name: string;
  readonly entry: string;
  readonly client?: string;
}

/** Those that create clients and request nothing. */
const EMPTY = { name: 'empty', entry: posix.join(FOLDER, 'empty-table.ts') };
const WITH_ANOTHER: readonly EmptyHandler[] = [
  { name: 'empty-s3', entry: posix.join(FOLDER, 'empty-table-s3.ts'), client: 'functions/adapters/s3-client.ts' },
  { name: 'empty-ses', entry: posix.join(FOLDER, 'empty-table-ses.ts'), client: 'functions/adapters/ses-client.ts' },
];

/** The one that reads one key. */
export const READING: EmptyHandler = { name: 'empty-read', entry: posix.join(FOLDER, 'empty-table-read.ts') };

export const emptyHandlers: readonly EmptyHandler[] = [EMPTY, ...WITH_ANOTHER, READING];

/** The empty handler with the same clients as a bundle that loads these files at its start. */
export function emptyHandlerFor(inputsAtStart: readonly string[]): string {
  const other = WITH_ANOTHER.find(({ client }) => client !== undefined && inputsAtStart.includes(client));
  return (other ?? EMPTY).name;
}
