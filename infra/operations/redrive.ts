import { StartProblem } from '../local/start-problem.ts';
import { redriveDeadLetters } from './dead-letters/dead-letter.ts';
import { DeadLetterKind } from './dead-letters/dead-letter-kinds.ts';
import { folderDeadLetters } from './dead-letters/folder-dead-letters.ts';
import { stageDeadLetters } from './dead-letters/stage-dead-letters.ts';
import { runOperation } from './run-operation.ts';

/* `npm run redrive -- [--stage NAME] [--dry-run] mails|uploads|changes|account-jobs`: processes the events that functions gave
   up on. */

const usage = `npm run redrive -- [--stage NAME] [--dry-run] ${DeadLetterKind.options.join('|')}`;

await runOperation({
  usage,
  names: 1,
  flags: ['dry-run'],
  async run(place, { names, flags }) {
    const kind = DeadLetterKind.safeParse(names[0]);
    if (!kind.success) throw new StartProblem(`Usage: ${usage}`);
    const { deadLetters } = place;
    const letters =
      'stage' in deadLetters
        ? stageDeadLetters(place, deadLetters.stage, kind.data)
        : folderDeadLetters(deadLetters.folder, kind.data);
    const dryRun = flags.has('dry-run');
    const { seen, done, failed } = await redriveDeadLetters(letters, { dryRun, tell: console.log });
    const outcome = dryRun
      ? 'nothing was done, as this is a dry run'
      : `${done} are done, ${failed.length} failed again`;
    console.log(`${seen} dead letters of ${kind.data} in ${place.name}: ${outcome}`);
    for (const failure of failed) console.error(failure);
    if (failed.length > 0) process.exitCode = 1;
  },
});
