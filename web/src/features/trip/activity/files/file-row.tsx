import { Pencil, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import type { Document } from '#shared/documents/document.ts';
import { messageOf } from '../../../../lib/errors.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import styles from './files-dialog.module.css';

interface FileRowProps {
  readonly document: Document;
  readonly onRename: (name: string) => Promise<void>;
  readonly onRemove: () => void;
}

export function FileRow({ document: { name }, onRename, onRemove }: FileRowProps) {
  const [isEdited, setEdited] = useState(false);
  if (isEdited) return <NameForm name={name} onRename={onRename} onDone={() => setEdited(false)} />;
  return (
    <li className={styles.file}>
      <span className={styles.name}>{name}</span>
      <IconButton icon={Pencil} label={`Rename "${name}"`} onClick={() => setEdited(true)} />
      <IconButton icon={Trash2} label={`Remove "${name}"`} tone="danger" onClick={onRemove} />
    </li>
  );
}

/** In the place of a file that was just removed. */
export function RemovedRow({
  document: { name },
  onUndo,
}: Pick<FileRowProps, 'document'> & { readonly onUndo: () => void }) {
  return (
    <li className={styles.file}>
      <span className={styles.gone}>
        <s>{name}</s> is removed
      </span>
      {/* The button that was pressed is gone; this one takes it back. */}
      <Button autoFocus onClick={onUndo} aria-label={`Undo: bring "${name}" back`}>
        Undo
      </Button>
    </li>
  );
}

interface NameFormProps extends Pick<FileRowProps, 'onRename'> {
  readonly name: string;
  readonly onDone: () => void;
}

function NameForm({ name, onRename, onDone }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      if (typed.trim() !== name) await onRename(typed);
      onDone();
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <li>
      <form className={styles.form} onSubmit={save}>
        <input
          className={styles.input}
          aria-label="File name"
          aria-invalid={problem !== undefined}
          value={typed}
          maxLength={120}
          // The row's own buttons are gone: typing goes on here.
          // biome-ignore lint/a11y/noAutofocus: see above
          autoFocus
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">Save</Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </form>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </li>
  );
}
