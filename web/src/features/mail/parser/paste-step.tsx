import { FileUp } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../../lib/errors.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { isText, useTyped } from '../../../lib/typed/use-typed.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextArea } from '../../../ui/field/input.tsx';
import type { TripTarget } from '../trip-target.ts';
import { TripTargetFields } from '../trip-target-fields.tsx';
import { isTooLong, MAIL_FILE_TYPES } from './mail-file.ts';
import styles from './paste-step.module.css';

interface PasteStepProps {
  /** The text of a mail from the inbox, when it was opened here. */
  readonly initialText: string;
  readonly target: TripTarget;
  readonly onTargetChange: (target: TripTarget) => void;
  readonly parsing: boolean;
  /** Why the last attempt found nothing. */
  readonly failure: unknown;
  readonly onParse: (emailContent: string) => void;
}

/** Step one: the mail, and the trip it belongs to. */
export function PasteStep({ initialText, target, onTargetChange, parsing, failure, onParse }: PasteStepProps) {
  const [text, setText] = useTyped('mail to parse', initialText, isText);
  const [blank, setBlank] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const write = (written: string) => {
    setText(written);
    setBlank(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') {
      onParse(text);
      return;
    }
    setBlank(true);
    area.current?.focus();
    showToast({
      title: 'Email content required',
      description: 'Please paste your booking confirmation email',
      tone: 'destructive',
    });
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    if (isTooLong(file)) {
      showToast({
        title: 'This file is too long',
        description: 'At most 200 KB can be read here. Forward the email to your personal address instead.',
        tone: 'destructive',
      });
      return;
    }
    write(await file.text());
    area.current?.focus();
  };
  const foundNothing = failure instanceof ApiError && failure.status === 422;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label="Booking confirmation email"
        hint={
          foundNothing
            ? 'Nothing to add in this text. Does it hold the whole confirmation, with its dates?'
            : 'Paste all of it, with the subject if you can. The source of a mail works, too.'
        }
      >
        <TextArea
          ref={area}
          rows={12}
          value={text}
          onChange={(event) => write(event.target.value)}
          placeholder="Paste your booking confirmation email here..."
          {...(blank && { 'aria-invalid': true })}
        />
      </Field>
      <TripTargetFields target={target} onChange={onTargetChange} />
      <div className={styles.act}>
        <OpenFile onOpen={open} />
        <Button type="submit" variant="primary" pending={parsing} pendingLabel="Parsing...">
          Parse Email
        </Button>
      </div>
    </form>
  );
}

/** Reads the text of a saved mail. */
function OpenFile({ onOpen }: { readonly onOpen: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={MAIL_FILE_TYPES}
        hidden
        onChange={(event) => {
          onOpen(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button icon={FileUp} onClick={() => input.current?.click()}>
        Open a file
      </Button>
    </>
  );
}
