/*
 * In the file of the packages (web/build/chunk-groups.ts), so that React DOM, which is CommonJS, is evaluated there: else
 * the build evaluates it where it is first imported, in one task with the app.
 */
export { createRoot } from 'react-dom/client';
