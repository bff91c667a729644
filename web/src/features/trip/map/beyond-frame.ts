import type { CSSProperties } from 'react';

/** How far the map's ground is drawn beyond what is visible of it at each side, in CSS pixels, so that it can be moved. */
export const BEYOND_PX = 64;

/** For the element around the map, whose style sheets place by it what moves with the ground. */
export const beyondStyle = { '--beyond': `${BEYOND_PX}px` } as CSSProperties;
