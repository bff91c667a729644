import { useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Activity } from '#shared/activities/schema.ts';
import { tripIdOf } from '#shared/contract/ids.ts';
import type { Document } from '#shared/documents/document.ts';
import { MAX_DOCUMENTS } from '#shared/documents/schema.ts';
import { activityNow } from '../../../../lib/trips/current-activity.ts';
import { dayQueries } from '../../../../lib/trips/day-queries.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog, DialogActions, DialogBody } from '../../../../ui/dialog/dialog.tsx';
import { Quiet } from '../../quiet.tsx';
import { FileRow, RemovedRow } from './file-row.tsx';
import { ACCEPTED } from './file-types.ts';
import styles from './files-dialog.module.css';
import { useFileChanges } from './use-file-changes.ts';

interface FilesDialogProps {
  /** As it was when the window was opened. */
  readonly activity: Activity;
  readonly onClose: () => void;
}

/** An item's files: added, renamed and removed at once. */
export function FilesDialog({ activity: opened, onClose }: FilesDialogProps) {
  const days = useQuery(dayQueries.ofTrip(tripIdOf(opened.id)));
  const activities = days.data?.flatMap(({ activities }) => activities) ?? [];
  const { documents = [] } = activityNow(activities, opened.id) ?? opened;
  const { add, rename, remove, restore } = useFileChanges(opened.id);
  const [removed, setRemoved] = useState<readonly Document[]>([]);
  const [adding, setAdding] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const take = async (files: readonly File[]) => {
    setAdding(true);
    await add(files);
    setAdding(false);
  };
  const gone = removed.filter((each) => !documents.some(({ documentURL }) => documentURL === each.documentURL));
  const takeOut = async (document: Document) => {
    // What failed is told by a toast.
    const isRemoved = await remove(document).then(
      () => true,
      () => false,
    );
    if (isRemoved) setRemoved((all) => [...all.filter((each) => each.documentURL !== document.documentURL), document]);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Files of "${opened.title}"`}
      description="Tickets as PDF, wallet passes (.pkpass) and pictures. Strangers never see them."
    >
      <DialogBody>
        {documents.length + gone.length === 0 ? (
          <Quiet>No files yet.</Quiet>
        ) : (
          <ul className={styles.files}>
            {documents.map((document) => (
              <FileRow
                key={document.documentURL}
                document={document}
                onRename={(name) => rename(document, name)}
                onRemove={() => void takeOut(document)}
              />
            ))}
            {gone.map((document) => (
              <RemovedRow key={document.documentURL} document={document} onUndo={() => void restore(document)} />
            ))}
          </ul>
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept={ACCEPTED}
          aria-label="Files to add"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            if (files.length > 0) void take(files);
          }}
        />
      </DialogBody>
      <DialogActions>
        <Button
          variant="primary"
          icon={Paperclip}
          pending={adding}
          pendingLabel="Adding..."
          disabled={documents.length >= MAX_DOCUMENTS}
          onClick={() => chooser.current?.click()}
        >
          Add a file
        </Button>
      </DialogActions>
    </Dialog>
  );
}
