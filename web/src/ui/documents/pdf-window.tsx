import type { Document } from '#shared/documents/document.ts';
import { Dialog, DialogBody } from '../dialog/dialog.tsx';
import { lazyPanel } from '../lazy/lazy-panel.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

const Pages = lazyPanel(async () => (await import('./pdf-pages.tsx')).PdfPages, {
  what: 'this file',
  loading: <Skeleton height="24rem" />,
});

interface PdfWindowProps {
  readonly document: Document;
  readonly onClose: () => void;
}

/** A PDF's pages, for browsers without a viewer of their own. */
export function PdfWindow({ document, onClose }: PdfWindowProps) {
  return (
    <Dialog open onOpenChange={onClose} title={document.name} size="wide">
      <DialogBody>
        <Pages url={document.documentURL} />
      </DialogBody>
    </Dialog>
  );
}
