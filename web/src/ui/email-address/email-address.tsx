import { useQuery } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import { addressQuery } from '../../lib/mail/address-query.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useCopied } from '../../lib/use-copied.ts';
import { Button } from '../button/button.tsx';
import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import styles from './email-address.module.css';

/** The personal address to forward bookings to, with a copy button. */
export function EmailAddress() {
  const address = useQuery(addressQuery());
  if (address.isPending) {
    return (
      <Loading label="Loading your address">
        <Skeleton width="24rem" height="auto" className={styles.waiting} />
      </Loading>
    );
  }
  if (address.isLoadingError) {
    return (
      <div className={styles.failed} role="alert">
        <p>Could not load your address</p>
        <Button onClick={() => address.refetch()}>Try again</Button>
      </div>
    );
  }
  return <Address text={address.data.emailAddress} />;
}

function Address({ text }: { readonly text: string }) {
  const { copied, copy } = useCopied();
  const at = text.lastIndexOf('@');
  const shown = useRef<HTMLElement>(null);
  const press = async () => {
    if (await copy(text)) {
      showToast({ title: 'Email address copied!' });
      return;
    }
    if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
    showToast({
      title: 'Could not copy',
      description: 'Your browser does not allow it here. The address is selected: copy it by hand.',
      tone: 'destructive',
    });
  };
  return (
    <div className={styles.address}>
      <code ref={shown} className={styles.text}>
        <span className={styles.local}>{text.slice(0, at)}</span>
        {text.slice(at)}
      </code>
      <Button variant="primary" icon={copied ? Check : Copy} onClick={press} className={styles.copy}>
        {copied ? 'Copied!' : 'Copy'}
      </Button>
    </div>
  );
}
