import './lib/zod-without-eval.ts';
import './first/first.ts';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { noteFailedStyles } from './lib/lazy/failed-styles.ts';

noteFailedStyles();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
