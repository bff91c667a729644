import './lib/zod-without-eval.ts';
import './first/first.ts';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/global.css';
import { StrictMode, startTransition } from 'react';
import { App } from './app/app.tsx';
import { createRoot } from './lib/create-root.ts';
import { noteFailedStyles } from './lib/lazy/failed-styles.ts';

noteFailedStyles();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// A transition is rendered in time slices, so that the first page does not block input.
startTransition(() => createRoot(root).render(app));
