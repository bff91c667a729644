import { CalendarArrowUp, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { Activity } from '#shared/activities/schema.ts';
import { tripIdOf } from '#shared/contract/ids.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';
import { type Editor, useEditor } from '../editor.ts';
import { Grip } from '../grip/grip.tsx';
import { activitySign } from '../timeline/journey.ts';
import styles from './ideas-tray.module.css';
import { useSteps } from './use-steps.ts';

/** One of the ideas, with its place; who cannot open it reads its notes here. */
export function IdeaRow({ idea }: { readonly idea: Activity }) {
  const editor = useEditor();
  return (
    <li className={styles.idea} data-activity={idea.id}>
      {editor && <Grip title={idea.title} />}
      <span className={styles.kind} aria-hidden="true">
        {activitySign(idea)}
      </span>
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {idea.title}
        </span>
        {idea.location !== null && (
          <span className={styles.place} dir="auto">
            {idea.location}
          </span>
        )}
        {!editor && idea.notes !== null && (
          <span className={styles.notes} dir="auto">
            {idea.notes}
          </span>
        )}
      </span>
      {editor && <IdeaMenu idea={idea} editor={editor} />}
    </li>
  );
}

function IdeaMenu({ idea, editor }: { readonly idea: Activity; readonly editor: Editor }) {
  const steps = useSteps(tripIdOf(idea.id));
  const remove = () =>
    steps.apply({ ops: [{ kind: 'remove', activityId: idea.id }], title: 'Idea removed', description: idea.title });
  return (
    <Menu repeated trigger={<IconButton icon={Ellipsis} label={`More for "${idea.title}"`} />}>
      <MenuItem icon={CalendarArrowUp} onSelect={() => editor.open({ kind: 'move-activity', activity: idea })}>
        Move to…
      </MenuItem>
      <MenuItem icon={Pencil} onSelect={() => editor.open({ kind: 'edit-activity', activity: idea })}>
        Edit
      </MenuItem>
      <MenuItem icon={Trash2} tone="danger" onSelect={remove}>
        Remove
      </MenuItem>
    </Menu>
  );
}
