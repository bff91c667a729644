import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import hidden from '../visually-hidden.module.css';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; by default the class's own, or a line of text. */
  readonly width?: string;
  readonly height?: string;
  readonly round?: boolean;
  readonly className?: string | undefined;
}

/** A bar in the place and shape of loading content. */
export function Skeleton({ width, height, round = false, className }: SkeletonProps) {
  const style: CSSProperties = { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
  return <span className={classNames(styles.bar, round && styles.round, className)} style={style} aria-hidden="true" />;
}

/** Around skeletons: announces once that something is loading. */
export function Loading({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="status" className={styles.loading} data-loading="">
      <span className={hidden.visuallyHidden}>{label}</span>
      {children}
    </div>
  );
}
