import { GripVertical } from 'lucide-react';
import { useEditor } from '../editor.ts';
import styles from './grip.module.css';
import { GRIP_HELP } from './grip-help.ts';

/** The owner's handle on an item, to drag it or to move it by keyboard; shown once it works. */
export function Grip({ title }: { readonly title: string }) {
  const editor = useEditor();
  if (!editor) return null;
  return (
    <button
      type="button"
      className={styles.grip}
      data-grip=""
      aria-label={`Move "${title}"`}
      aria-describedby={GRIP_HELP}
    >
      <GripVertical aria-hidden="true" />
    </button>
  );
}
