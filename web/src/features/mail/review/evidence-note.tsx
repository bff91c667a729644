import { Calculator, Check, CircleDashed, CircleHelp, type LucideIcon, PencilLine } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './evidence-note.module.css';
import type { Mark } from './reviewed-booking.ts';

const MARKS: Readonly<Record<Mark['kind'], { readonly word: string; readonly icon: LucideIcon }>> = {
  found: { word: 'Found', icon: Check },
  computed: { word: 'Computed', icon: Calculator },
  guessed: { word: 'Guessed', icon: CircleHelp },
  missing: { word: 'Missing', icon: CircleDashed },
  edited: { word: 'Edited', icon: PencilLine },
};

interface EvidenceNoteProps {
  readonly mark: Mark;
  /** What it applies to, if that is more than the value next to it: 'all values'. */
  readonly of?: string;
}

/** Where a value comes from, and the mail's own words. */
export function EvidenceNote({ mark: { kind, quote, how }, of }: EvidenceNoteProps) {
  const { word, icon: Icon } = MARKS[kind];
  return (
    <p className={classNames(styles.note, styles[kind])}>
      <span className={styles.mark}>
        <Icon className={styles.icon} aria-hidden="true" />
        {word}
      </span>
      {of !== undefined && <span>{of}:</span>}
      {how !== undefined && <span>{how}</span>}
      {quote !== undefined && (
        <span>
          {kind === 'edited' && 'the email says '}
          <q className={styles.quote} title={quote}>
            {quote}
          </q>
        </span>
      )}
      {kind === 'missing' && how === undefined && <span>the email does not say</span>}
    </p>
  );
}
