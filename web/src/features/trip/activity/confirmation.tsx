import { Check, Copy } from 'lucide-react';
import { showToast } from '../../../lib/toast-store.ts';
import { useCopied } from '../../../lib/use-copied.ts';
import styles from './confirmation.module.css';

/** The booking's number, with a copy button. Only the trip's owner has it. */
export function Confirmation({ number }: { readonly number: string }) {
  const { copied, copy } = useCopied();
  const press = async () => {
    if (await copy(number)) return;
    showToast({ title: 'Could not copy', description: `The number is ${number}.`, tone: 'destructive' });
  };
  return (
    <p className={styles.confirmation}>
      <span className={styles.text}>
        <span className={styles.word}>Confirmation</span> <span className={styles.number}>{number}</span>
      </span>
      <button type="button" className={styles.copy} onClick={press} aria-label={`Copy confirmation number ${number}`}>
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span role="status">{copied ? 'Copied!' : ''}</span>
      </button>
    </p>
  );
}
