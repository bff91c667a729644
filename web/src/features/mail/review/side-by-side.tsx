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
  /** Null when the mail itself is not stored. */
  readonly text: string | null;
  readonly children: ReactNode;
}

/**
 * A mail next to what was read from it; collapsed above it on a narrow screen. Hovering a value highlights its words in
 * the mail.
 */
export function SideBySide({ text, children }: SideBySideProps) {
  const [evidence, show] = useState<Evidence>();
  // Only on a narrow screen: a wide one has room for both.
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
