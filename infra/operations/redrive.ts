import { StartProblem } from '../local/start-problem.ts';
import { redriveLetters } from './dead-letters/dead-letter.ts';
import { folderLetters } from './dead-letters/folder-letters.ts';
import { LetterKind } from './dead-letters/letter-kinds.ts';
import { stageLetters } from './dead-letters/stage-letters.ts';
import { runOperation } from './run-operation.ts';

/* `npm run redrive -- [--stage NAME] [--dry-run] mails|changes|account-jobs`: does what functions gave up on. */

const usage = `npm run redrive -- [--stage NAME] [--dry-run] ${LetterKind.options.join('|')}`;

await runOperation({
  usage,
  names: 1,
  flags: ['dry-run'],
  async run(place, { names, flags }) {
    const kind = LetterKind.safeParse(names[0]);
    if (!kind.success) throw new StartProblem(`Usage: ${usage}`);
    const { deadLetters } = place;
    const letters =
      'stage' in deadLetters
        ? stageLetters(place, deadLetters.stage, kind.data)
        : folderLetters(deadLetters.folder, kind.data);
    const dryRun = flags.has('dry-run');
    const { seen, done, failed } = await redriveLetters(letters, { dryRun, tell: console.log });
    const outcome = dryRun
      ? 'nothing was done, as this is a dry run'
      : `${done} are done, ${failed.length} failed again`;
    console.log(`${seen} dead letters of ${kind.data} in ${place.name}: ${outcome}`);
    for (const failure of failed) console.error(failure);
    if (failed.length > 0) process.exitCode = 1;
  },
});
