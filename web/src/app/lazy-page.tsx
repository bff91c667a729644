import type { ComponentType } from 'react';
import { lazyComponent } from '../ui/lazy/lazy-component.tsx';
import { BrokenPage } from './broken-page.tsx';

/** A page whose code is fetched when it is first opened. */
export const lazyPage = (fetchCode: () => Promise<ComponentType>) =>
  lazyComponent(fetchCode, (_props, again) => <BrokenPage onRetry={again} />);
