import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { useFetchAhead } from '../../lib/lazy/use-fetch-ahead.ts';
import { Button } from '../button/button.tsx';
import { lazyWindow } from '../lazy/lazy-window.tsx';
import type { UploadDialogProps } from './upload-dialog.tsx';

/** The upload widget is as large as the rest of the page, so it is loaded after that. */
const UploadDialog = lazyWindow(async () => (await import('./upload-dialog.tsx')).UploadDialog);
const AHEAD = [UploadDialog.part];

/** The button 'Add Photos' with its window. */
export function AddPhotos(props: Omit<UploadDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  useFetchAhead(AHEAD);
  return (
    <>
      <Button icon={ImagePlus} onClick={() => setOpen(true)}>
        Add Photos
      </Button>
      {open && <UploadDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
