// Runs on any Node from 20.19 on, without packages.
import { readFileSync } from 'node:fs';

/** Polling interval in milliseconds. */
const INTERVAL = 1000;

/**
 * Calls `onGone` when the npm that runs this process has ended. npm forwards signals, but if it is killed it forwards
 * nothing, and its child would keep running unseen and hold its ports.
 *
 * @param {() => void} onGone
 * @returns {() => void} ends the watch
 */
export function watchNpm(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const begun = parents();
  const timer = setInterval(() => {
    if (parents() !== begun) onGone();
  }, INTERVAL);
  return () => clearInterval(timer);
}

/** The process ids up to npm: most shells that npm uses for scripts stay in between. */
function parents() {
  const { args, parent } = processInfo(process.ppid);
  return args.startsWith('sh\0-c\0') ? `${process.ppid} ${parent}` : `${process.ppid}`;
}

/** Only available on Linux; elsewhere the direct parent has to do. */
function processInfo(id) {
  try {
    const [, parent = ''] = /\) \S (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
    return { args: readFileSync(`/proc/${id}/cmdline`, 'utf8'), parent };
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'ESRCH') throw error;
    return { args: '', parent: '' };
  }
}
