import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Lightbulb, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { dayQueries } from '../../../lib/trips/day-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { useEditor } from '../editor.ts';
import { useSeenAs } from '../sharing/seen-as.ts';
import { IdeaRow } from './idea-row.tsx';
import styles from './ideas-tray.module.css';

/** From here on the tray stands below the days, open; below it is a button beside their chips. */
const WIDE = '(min-width: 60rem)';

/**
 * The trip's ideas, below its days: dragged out they get a date, dragged in they lose theirs. Viewers read them, where
 * there are any.
 */
export function IdeasTray({ tripId }: { readonly tripId: string }) {
  const editor = useEditor();
  const listId = useId();
  const [open, setOpen] = useState(() => window.matchMedia(WIDE).matches);
  const { data: ideas, isError, refetch } = useQuery(dayQueries.ideas(tripId, useSeenAs()));
  // Who only reads them has nothing to do where there are none.
  if (!editor && !ideas?.length) return null;
  const label = ideas ? `Ideas (${ideas.length})` : 'Ideas';
  return (
    <section className={styles.tray} aria-label="Ideas" data-ideas="">
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        aria-controls={listId}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        <Lightbulb className={styles.sign} aria-hidden="true" />
        <span className={styles.name}>Ideas</span>
        {ideas && <span className={styles.count}>{ideas.length}</span>}
        <ChevronDown className={classNames(styles.way, open && styles.opened)} aria-hidden="true" />
      </button>
      <div id={listId} className={styles.body} hidden={!open}>
        {isError && !ideas && <ErrorState what="the ideas" onRetry={refetch} />}
        {ideas?.length === 0 && <p className={styles.empty}>Things you might do, without a date yet.</p>}
        {ideas && ideas.length > 0 && (
          <ul className={styles.list}>
            {ideas.map((idea) => (
              <IdeaRow key={idea.id} idea={idea} />
            ))}
          </ul>
        )}
        {editor && (
          <Button variant="quiet" icon={Plus} className={styles.add} onClick={() => editor.open({ kind: 'add-idea' })}>
            Add an idea
          </Button>
        )}
      </div>
    </section>
  );
}
