import { Trash2 } from 'lucide-react';
import iconButton from '../button/icon-button.module.css';
import { classNames } from '../class-names.ts';
import hidden from '../visually-hidden.module.css';
import styles from './armed-button.module.css';
import { useArmed } from './use-armed.ts';

interface ArmedButtonProps {
  /** What a second press does, and to what: 'delete "Colosseum"'. */
  readonly what: string;
  readonly onConfirm: () => void;
  readonly disabled?: boolean;
}

/** Deletes something by two presses within 3 seconds, without a confirmation dialog. */
export function ArmedButton({ what, onConfirm, disabled = false }: ArmedButtonProps) {
  const { armed, press } = useArmed(onConfirm);
  const name = what.charAt(0).toUpperCase() + what.slice(1);
  return (
    <>
      <button
        type="button"
        className={classNames(iconButton.button, styles.button)}
        data-armed={armed || undefined}
        aria-label={armed ? `Confirm? ${name}` : name}
        title={armed ? undefined : name}
        disabled={disabled}
        onClick={press}
      >
        {armed ? 'Confirm?' : <Trash2 className={iconButton.icon} aria-hidden="true" />}
      </button>
      <span role="status" className={hidden.visuallyHidden}>
        {armed && `Press again within 3 seconds to ${what}`}
      </span>
    </>
  );
}
