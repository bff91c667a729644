import { createContext, type ReactNode } from 'react';

/** The notice above every page's content. The app provides it, which knows the state of queries. */
export const PageNotice = createContext<ReactNode>(null);
