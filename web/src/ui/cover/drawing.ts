import type { ReactNode } from 'react';
import type { Palette } from './palette.ts';

interface Colours extends Pick<Palette, 'bright' | 'stone' | 'glass' | 'accent'> {
  /** Trees, and silhouettes. */
  readonly land: string;
  /** The darkest. */
  readonly dark: string;
}

/** Each has its base at 0,0, extends a little below it, and is about 60 units high. */
export type Drawing = (colours: Colours) => ReactNode;
