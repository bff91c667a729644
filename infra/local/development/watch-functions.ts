import { type FSWatcher, watch } from 'node:fs';
import path from 'node:path';

/** Debounce: editors write a file in several steps, and a branch switch changes many. */
const SETTLING_MILLISECONDS = 100;
const SOURCE = /\.(?:ts|json)$/;
const TEST = /\.test\.ts$/;

export interface FunctionWatch {
  close(): void;
}

/** Calls `onChange` when source files of functions have changed. */
export function watchFunctions(projectFolder: string, onChange: (file: string) => void): FunctionWatch {
  let settling: NodeJS.Timeout | undefined;
  const watchers = ['functions', 'shared'].map((folder): FSWatcher => {
    const where = path.join(projectFolder, folder);
    return watch(where, { recursive: true }, (_event, file) => {
      if (file === null || !SOURCE.test(file) || TEST.test(file)) return;
      clearTimeout(settling);
      settling = setTimeout(() => onChange(path.join(folder, file)), SETTLING_MILLISECONDS);
    });
  });
  return {
    close: () => {
      clearTimeout(settling);
      for (const watcher of watchers) watcher.close();
    },
  };
}
