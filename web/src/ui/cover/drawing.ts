import type { ReactNode } from 'react';
import type { Palette } from './palette.ts';

interface Colours extends Pick<Palette, 'bright' | 'stone' | 'glass' | 'accent'> {
  /** Trees, and what is only an outline. */
  readonly land: string;
  /** The darkest. */
  readonly dark: string;
}

/** Each stands with its foot at 0,0, goes on a little below it, and is about 60 units high. */
export type Drawing = (colours: Colours) => ReactNode;
