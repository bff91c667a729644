import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';
import { useFocusAfter } from './use-focus-after.ts';

/** primary: the main action. secondary: next to it. quiet: minor. danger: deletes something. */
type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  readonly variant?: ButtonVariant | undefined;
  readonly icon?: LucideIcon | undefined;
  /** As wide as its container. */
  readonly wide?: boolean | undefined;
  /** On a phone only the icon is shown; the text stays its accessible name. */
  readonly compact?: boolean | undefined;
}

function buttonClass({ variant = 'secondary', wide, compact }: Look, className: string | undefined): string {
  return classNames(styles.button, styles[variant], wide && styles.wide, compact && styles.compact, className);
}

function Content({ icon: Icon, children }: { icon?: LucideIcon | undefined; children: ReactNode }) {
  return (
    <>
      {Icon && <Icon className={styles.icon} aria-hidden="true" />}
      <span className={styles.label}>{children}</span>
    </>
  );
}

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** The label while its action runs, when it is also disabled: 'Creating...'. */
    readonly pendingLabel?: string | undefined;
    readonly pending?: boolean | undefined;
  };

export function Button({
  variant,
  icon,
  wide,
  compact,
  pending = false,
  pendingLabel,
  disabled,
  className,
  children,
  type = 'button',
  ref,
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current);
  useFocusAfter(pending, button);
  return (
    <button
      {...rest}
      ref={button}
      type={type}
      className={buttonClass({ variant, wide, compact }, className)}
      disabled={disabled === true || pending}
      aria-busy={pending || undefined}
    >
      <Content icon={icon}>{pending && pendingLabel !== undefined ? pendingLabel : children}</Content>
    </button>
  );
}

/** A link that looks like a button: it navigates and has no other effect. */
export function ButtonLink({ variant, icon, wide, compact, className, children, ...rest }: LinkProps & Look) {
  return (
    <Link {...rest} className={buttonClass({ variant, wide, compact }, className)}>
      <Content icon={icon}>{children}</Content>
    </Link>
  );
}
