import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { Evidence } from '#shared/mail/schema.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EvidenceFocus } from './evidence-focus.ts';
import { locateQuote } from './locate-quote.ts';
import { MailText } from './mail-text.tsx';
import styles from './side-by-side.module.css';

interface SideBySideProps {
  /** Null when the mail itself is not kept. */
  readonly text: string | null;
  readonly children: ReactNode;
}

/** A mail beside what was read from it; on a narrow screen folded away above it. Pointing at a value shows its words in the mail. */
export function SideBySide({ text, children }: SideBySideProps) {
  const [evidence, show] = useState<Evidence>();
  // On a narrow screen only: on a wide one there is room for both.
  const [unfolded, unfold] = useState(false);
  const marked = useMemo(() => (text === null ? undefined : locateQuote(text, evidence)), [text, evidence]);
  if (text === null || text.trim() === '') return <div className={styles.alone}>{children}</div>;
  return (
    <EvidenceFocus value={show}>
      <div className={styles.both}>
        <div className={classNames(styles.mail, unfolded && styles.unfolded)}>
          <Button
            variant="quiet"
            icon={unfolded ? ChevronUp : ChevronDown}
            className={styles.fold}
            aria-expanded={unfolded}
            onClick={() => unfold(!unfolded)}
          >
            {unfolded ? 'Hide the email' : 'Show the email'}
          </Button>
          <MailText text={text} marked={marked} />
        </div>
        <div className={styles.read}>{children}</div>
      </div>
    </EvidenceFocus>
  );
}
