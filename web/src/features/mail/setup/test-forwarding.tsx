import { FlaskConical } from 'lucide-react';
import type { FormEvent } from 'react';
import { isBoolean, isText, useTyped } from '../../../lib/typed/use-typed.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogActions, DialogBody } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextArea } from '../../../ui/field/input.tsx';
import { BookingList } from '../booking-list.tsx';
import styles from './test-forwarding.module.css';
import { useTestEmail } from './use-test-email.ts';

/** The button 'Test Auto-Forward' and its dialog. */
export function TestForwarding() {
  const [open, setOpen] = useTyped('test forwarding open', false, isBoolean);
  return (
    <>
      <Button icon={FlaskConical} onClick={() => setOpen(true)}>
        Test Auto-Forward
      </Button>
      {open && <TestForwardingDialog onOpenChange={setOpen} />}
    </>
  );
}

function TestForwardingDialog({ onOpenChange }: { readonly onOpenChange: (open: boolean) => void }) {
  const [text, setText] = useTyped('test forwarding', '', isText);
  const test = useTestEmail();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    test.mutate(text);
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="Test Auto-Forward"
      description="Paste an email. It is read as if you had forwarded it, and put into your inbox."
      size="wide"
      locked={test.isPending}
    >
      <form onSubmit={submit}>
        <DialogBody>
          {test.data && (
            <section className={styles.result} aria-labelledby="test-result">
              <h3 id="test-result" className={styles.heading}>
                What was read
              </h3>
              <BookingList bookings={test.data.bookings} />
            </section>
          )}
          <Field label="Email content">
            <TextArea
              rows={15}
              value={text}
              onChange={(event) => setText(event.target.value)}
              placeholder="Paste your booking confirmation email here..."
            />
          </Field>
        </DialogBody>
        <DialogActions>
          <Button onClick={() => onOpenChange(false)} disabled={test.isPending}>
            Close
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={text.trim() === ''}
            pending={test.isPending}
            pendingLabel="Testing..."
          >
            Test Forwarding
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
