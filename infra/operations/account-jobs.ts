import { redoAccountJobs } from './redo-account-jobs.ts';
import { runOperation } from './run-operation.ts';

/* `npm run account-jobs -- [--stage NAME]` */

await runOperation({
  usage: 'npm run account-jobs -- [--stage NAME]',
  async run(place) {
    const { done, failed } = await redoAccountJobs(place);
    console.log(`${done} deletions and exports of accounts of ${place.name} are done, ${failed.length} failed again`);
    for (const { pk, sk } of failed) console.error(`${pk} ${sk}`);
    if (failed.length > 0) process.exitCode = 1;
  },
});
