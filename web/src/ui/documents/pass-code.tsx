import { useMemo } from 'react';
import { drawCode } from './draw-code.ts';
import styles from './pass-code.module.css';
import type { PassCode as Code } from './read-pass.ts';

const NAMES = { qrcode: 'QR', azteccode: 'Aztec', pdf417: 'PDF417', code128: 'Code 128' } as const;

/** A pass's code, black on white whatever the theme, as large as its place. */
export function PassCode({ code, isLarge }: { readonly code: Code; readonly isLarge: boolean }) {
  const picture = useMemo(() => drawn(code), [code]);
  if (picture === undefined) {
    return <p className={styles.problem}>This code cannot be drawn here. Please add the pass to your wallet.</p>;
  }
  return (
    <figure className={styles.figure} data-large={isLarge || undefined} data-format={code.format}>
      <img className={styles.picture} src={picture} alt={`${NAMES[code.format]} code of this pass`} />
      {code.altText !== undefined && <figcaption>{code.altText}</figcaption>}
    </figure>
  );
}

function drawn(code: Code): string | undefined {
  try {
    return `data:image/svg+xml,${encodeURIComponent(drawCode(code))}`;
  } catch (error) {
    // Too long for its kind, or not of its characters.
    if (error instanceof Error || typeof error === 'string') return undefined;
    throw error;
  }
}
