import type { Document } from '#shared/documents/document.ts';
import { lazyPanel } from '../lazy/lazy-panel.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

const Chips = lazyPanel(async () => (await import('./document-chips.tsx')).DocumentChips, {
  what: 'the files',
  loading: <Skeleton height="var(--target)" />,
});

interface DocumentsProps {
  readonly documents: readonly Document[] | undefined;
  /** The activity's title. */
  readonly of: string;
  /** Opens the window in which they are renamed and removed; for the trip's owner. */
  readonly onEdit?: (() => void) | undefined;
}

/** An item's documents as chips. What shows them is fetched only where there are any. */
export function Documents({ documents = [], ...rest }: DocumentsProps) {
  return documents.length === 0 ? null : <Chips documents={documents} {...rest} />;
}
