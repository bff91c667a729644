import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { useFieldControl } from './field-context.ts';

/**
 * A line of text, a date, a number… in the `Field` around it. Takes the props of react-hook-form's `register`. A text is
 * written in the direction of its script.
 */
export function Input({ className, type, ...rest }: ComponentProps<'input'>) {
  const direction = type === undefined ? 'auto' : undefined;
  return (
    <input
      {...useFieldControl()}
      type={type}
      dir={direction}
      {...rest}
      className={classNames(styles.control, className)}
    />
  );
}

/** The address of a picture somewhere on the web. */
export function UrlInput(props: ComponentProps<'input'>) {
  return <Input type="url" inputMode="url" placeholder="https://" autoComplete="off" spellCheck={false} {...props} />;
}

/** Several lines of text. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldControl()}
      dir="auto"
      {...rest}
      className={classNames(styles.control, styles.area, className)}
    />
  );
}
