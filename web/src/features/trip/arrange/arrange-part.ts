import { lazyPart } from '../../../lib/lazy/lazy-part.ts';

/** What arranges a trip by hand: fetched once the page is idle, as it is complete without it. */
export const arrangePart = lazyPart(() => import('./arranging.ts'));
