import path from 'node:path';
import { createVitest } from 'vitest/node';
import * as z from 'zod';

/*
 * A process that stays: it runs one test file of the sandbox for each message, with that mutant. Vitest starts and
 * transforms the sources once only; each file still has a thread and modules of its own. Vitest counts failures over all
 * runs and names the files of all of them: it does not bail, and only the file of this run decides.
 */

const Order = z.object({ file: z.string(), mutant: z.string(), notes: z.string() });

const vitest = await createVitest({ config: 'vitest.mutation.ts', watch: false, reporters: [{}] });
await vitest.standalone();

process.on('message', async (message) => {
  const { file, mutant, notes } = Order.parse(message);
  process.env.MUTANT = mutant;
  process.env.PASSED_PLACES = notes;
  const specifications = await vitest.globTestSpecifications([path.resolve(file)]);
  const started = performance.now();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const own = testModules.filter(({ moduleId }) => specifications.some((each) => each.moduleId === moduleId));
  const held = unhandledErrors.length === 0 && own.length > 0 && own.every((each) => each.ok());
  process.send?.({ held, ms: Math.round(performance.now() - started) });
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
