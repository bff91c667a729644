import { Check, Copy } from 'lucide-react';
import type { CalendarAddress } from '#shared/calendars/schema.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useCopied } from '../../lib/use-copied.ts';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../field/input.tsx';
import { calendarLinks } from './calendar-links.ts';
import styles from './calendar-window.module.css';

interface NewAddressProps {
  readonly made: CalendarAddress;
  readonly title: string;
}

/** A calendar's address, the only time that it is shown, and the ways into calendar programs. */
export function NewAddress({ made, title }: NewAddressProps) {
  const { copied, copy } = useCopied();
  const copyAddress = async () => {
    if (await copy(made.address)) return;
    showToast({ title: 'Error', description: 'Please select the address and copy it.', tone: 'destructive' });
  };
  return (
    <section className={styles.made} aria-label="The new address">
      <ul className={styles.programs}>
        {calendarLinks(made.address, title).map(({ program, href }) => (
          <li key={program}>
            <a className={styles.program} href={href} target="_blank" rel="noreferrer">
              Add to {program}
            </a>
          </li>
        ))}
      </ul>
      <Field label="Address" hint="It is shown only now. A program that asks for a link or a URL takes it.">
        <Input readOnly value={made.address} onFocus={({ target }) => target.select()} />
      </Field>
      <Button icon={copied ? Check : Copy} onClick={() => void copyAddress()}>
        {copied ? 'Copied' : 'Copy address'}
      </Button>
    </section>
  );
}
