import { createContext, type ReactNode } from 'react';

/** What every page says above all that it shows. The app gives it, which knows what was read. */
export const PageNotice = createContext<ReactNode>(null);
