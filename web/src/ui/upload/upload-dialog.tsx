import { showFailure } from '../../lib/failure-toast.ts';
import { showToast } from '../../lib/toast-store.ts';
import { Dialog, DialogBody } from '../dialog/dialog.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { type UploadedPhoto, usePhotoUpload } from './use-photo-upload.ts';

export interface UploadDialogProps {
  /** The maximum number of files. */
  readonly most: number;
  /** Adds one uploaded file to where it belongs. */
  readonly onSave: (photo: UploadedPhoto) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The window 'Add Photos'. It closes when everything is saved; failed files can be retried in it. */
export function UploadDialog({ most, onSave, onClose }: UploadDialogProps) {
  const { requestAddress, withSmall } = usePhotoUpload();

  const end = (saved: number, failed: readonly string[]) => {
    const [reason] = failed;
    if (reason !== undefined) return showFailure(new Error(reason), { text: 'Failed to save photo' });
    if (saved === 0) return;
    showToast({ title: 'Photo uploaded successfully!' });
    onClose();
  };

  return (
    <Dialog open onOpenChange={onClose} title="Add Photos" size="wide">
      <DialogBody>
        <UploadPanel
          most={most}
          requestAddress={requestAddress}
          save={async (url, file) => {
            await onSave(await withSmall(url, file));
          }}
          onEnd={end}
        />
      </DialogBody>
    </Dialog>
  );
}
