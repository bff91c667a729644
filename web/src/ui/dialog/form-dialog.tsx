import type { ComponentProps } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog, DialogActions, DialogBody } from './dialog.tsx';

type Dialogs = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'size' | 'children'>;

interface FormDialogProps extends Dialogs {
  readonly open?: boolean;
  /** The submit button's label: 'Save Changes', and while saving: 'Saving...'. */
  readonly submit: string;
  readonly submitting: string;
  readonly tone?: 'primary' | 'danger';
  /** From submit until the response: nothing can be pressed or closed. */
  readonly pending: boolean;
  readonly onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>;
  readonly onClose: () => void;
}

/** A dialog with a form: its fields, 'Cancel', and the submit button. The fields show what is wrong. */
export function FormDialog({
  open = true,
  submit,
  submitting,
  tone = 'primary',
  pending,
  onSubmit,
  onClose,
  children,
  ...rest
}: FormDialogProps) {
  return (
    <Dialog {...rest} open={open} onOpenChange={onClose} locked={pending}>
      <form noValidate onSubmit={onSubmit}>
        <DialogBody>{children}</DialogBody>
        <DialogActions>
          <Button disabled={pending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant={tone} pending={pending} pendingLabel={submitting}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
