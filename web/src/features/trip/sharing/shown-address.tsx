import { Check, Copy, Share2 } from 'lucide-react';
import { showToast } from '../../../lib/toast-store.ts';
import { useCopied } from '../../../lib/use-copied.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import styles from './sharing.module.css';

interface ShownAddressProps {
  readonly label: string;
  readonly hint?: string;
  readonly address: string;
  /** For the device's share sheet. */
  readonly title: string;
}

/** An address to hand on: to copy, or to send by the device's own sheet where it has one. */
export function ShownAddress({ label, hint, address, title }: ShownAddressProps) {
  const { copied, copy } = useCopied();
  const copyIt = async () => {
    if (await copy(address)) return;
    showToast({ title: 'Could not copy', description: 'Select the address and copy it by hand.', tone: 'destructive' });
  };
  // A sheet that is dismissed, or refused, leaves the address where it is.
  const send = () => void navigator.share({ title, url: address }).catch(() => undefined);
  return (
    <div className={styles.address}>
      <Field label={label} hint={hint}>
        <Input readOnly value={address} onFocus={({ target }) => target.select()} />
      </Field>
      <div className={styles.buttons}>
        <Button icon={copied ? Check : Copy} onClick={() => void copyIt()}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button variant="quiet" icon={Share2} onClick={send}>
            Send…
          </Button>
        )}
      </div>
    </div>
  );
}
