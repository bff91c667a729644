import { useRef, useState } from 'react';
import { lazyPart } from '../../../lib/lazy/lazy-part.ts';
import type { ReadTrip } from './read/found-trip.ts';

/** What reads the formats, 40 KB with its libraries: fetched once the window is open. */
const fileReader = lazyPart(async () => (await import('./read/read-file.ts')).readFile);
export const FILE_READER = [fileReader];

const NOT_LOADED = 'Could not load what reads files. Check your connection, then choose the file again.';

/** The file that was chosen last, read; undefined before and while it is read. */
export function useReadFile() {
  const [read, setRead] = useState<ReadTrip>();
  const latest = useRef<File>(undefined);
  const choose = async (file: File | undefined) => {
    latest.current = file;
    setRead(undefined);
    if (!file) return;
    const found = await fileReader.load().then(
      (readFile) => readFile(file),
      () => ({ problem: NOT_LOADED }),
    );
    if (latest.current === file) setRead(found);
  };
  return { read, choose };
}
