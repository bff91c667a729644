import { ImagePlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../button/button.tsx';
import type { UploadDialogProps } from './upload-dialog.tsx';

/** The upload widget is as large as the rest of the page, so it comes with the first press. */
const UploadDialog = lazy(async () => ({ default: (await import('./upload-dialog.tsx')).UploadDialog }));

/** The button 'Add Photos' with its window. */
export function AddPhotos(props: Omit<UploadDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={ImagePlus} onClick={() => setOpen(true)}>
        Add Photos
      </Button>
      {open && (
        <Suspense fallback={null}>
          <UploadDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
