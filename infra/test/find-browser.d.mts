export const BROWSER_VARIABLE: 'PLAYWRIGHT_CHROMIUM_PATH';

/** The environment with the Chromium that starts, installed if need be; undefined when there is none. */
export function findBrowser(root: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv | undefined;
