import { CalendarArrowUp, Ellipsis, Paperclip, Pencil } from 'lucide-react';
import type { Activity } from '#shared/activities/schema.ts';
import { ArmedButton } from '../../../ui/armed-button/armed-button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';
import { useEditor } from '../editor.ts';
import styles from './activity-actions.module.css';

interface ActivityActionsProps {
  readonly activity: Activity;
  readonly deleting: boolean;
  readonly onDelete: () => void;
}

/** The owner's buttons on an activity. */
export function ActivityActions({ activity, deleting, onDelete }: ActivityActionsProps) {
  const editor = useEditor();
  if (!editor) return null;
  return (
    <div className={styles.actions}>
      <IconButton
        icon={Pencil}
        label={`Edit "${activity.title}"`}
        onClick={() => editor.open({ kind: 'edit-activity', activity })}
      />
      <ArmedButton what={`delete "${activity.title}"`} disabled={deleting} onConfirm={onDelete} />
      <Menu repeated trigger={<IconButton icon={Ellipsis} label={`More for "${activity.title}"`} />}>
        <MenuItem icon={CalendarArrowUp} onSelect={() => editor.open({ kind: 'move-activity', activity })}>
          Move to…
        </MenuItem>
        <MenuItem icon={Paperclip} onSelect={() => editor.open({ kind: 'files', activity })}>
          Add a file
        </MenuItem>
      </Menu>
    </div>
  );
}
