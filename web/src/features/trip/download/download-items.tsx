import { Download } from 'lucide-react';
import type { Plan } from '#shared/export/plan.ts';
import { lazyPart } from '../../../lib/lazy/lazy-part.ts';
import { showMissing } from '../../../lib/lazy/show-missing.ts';
import { useFetchAhead } from '../../../lib/lazy/use-fetch-ahead.ts';
import { MenuItem, MenuLabel } from '../../../ui/menu/menu.tsx';
import { EXTENSIONS, type Extension } from './extensions.ts';

const part = lazyPart(async () => (await import('./formats.ts')).download);
const AHEAD = [part];

const ALL = Object.entries(EXTENSIONS) as readonly [Extension, string][];

/** Fetches what writes files, once the page is idle: a file can then be made without a connection. */
export function useDownloadsAhead(): void {
  useFetchAhead(AHEAD);
}

interface DownloadItemsProps {
  readonly plan: Plan;
  /** Whether its reader sees what it costs. */
  readonly readsCosts: boolean;
}

/** The items of a menu that download a trip as the page shows it. */
export function DownloadItems({ plan, readsCosts }: DownloadItemsProps) {
  const start = (extension: Extension) =>
    part.load().then(
      (download) => download(plan, extension, readsCosts),
      () => showMissing('the download'),
    );
  return (
    <>
      <MenuLabel>Download</MenuLabel>
      {ALL.map(([extension, label]) => (
        <MenuItem key={extension} icon={Download} onSelect={() => start(extension)}>
          {label}
        </MenuItem>
      ))}
    </>
  );
}
