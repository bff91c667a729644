import type { CDPSession } from '@playwright/test';

/** Starts counting a page's processor time; other work on the machine does not change it. */
export async function countProcessorTime(devtools: CDPSession): Promise<void> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** Milliseconds of processor time of the page's main thread so far, with what a simulated slowness adds. */
export async function processorMsOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}
