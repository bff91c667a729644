import { removeClosedStages } from './remove-closed-stages.ts';
import { runCommand } from './run-command.ts';

/* `npm run remove-closed-stages`: removes the stages of closed pull requests; queries GitHub with its CLI, gh. */

const swept = removeClosedStages(runCommand);
if (!swept) console.error('\nThe stages could not be listed.');
for (const [stage, outcome] of swept ?? []) console.log(`${stage}: ${outcome}`);
if (!swept || [...swept.values()].some((outcome) => outcome === 'unknown' || outcome === 'not removed')) {
  process.exitCode = 1;
}
