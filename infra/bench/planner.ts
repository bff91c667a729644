import { plannerOf } from '#functions/planner/stage-planner.ts';
import { type Outcome, runConversations } from './planner/run-conversations.ts';

/*
 * `npm run bench:planner`: holds the conversations of events/planner with the built-in planner, or with the model that
 * BEDROCK_MODEL_ID names, and prints how many pass, by kind, and the response times. `-- --wrong` also prints what is
 * wrong, `-- changes` only that kind.
 */

const [, , ...options] = process.argv;
const kinds = options.filter((option) => !option.startsWith('--'));
const outcomes = (await runConversations(plannerOf(process.env.BEDROCK_MODEL_ID))).filter(
  ({ conversation }) => kinds.length === 0 || kinds.includes(conversation.kind),
);

const share = (some: readonly Outcome[]) => {
  const held = some.filter(({ wrong }) => wrong.length === 0).length;
  return `${String(held).padStart(4)} of ${String(some.length).padStart(4)}  ${((100 * held) / Math.max(1, some.length)).toFixed(1).padStart(5)} %`;
};
const print = (line: string) => process.stdout.write(`${line}\n`);

for (const kind of new Set(outcomes.map(({ conversation }) => conversation.kind))) {
  print(`${kind.padEnd(20)} ${share(outcomes.filter(({ conversation }) => conversation.kind === kind))}`);
}
print(`${'all'.padEnd(20)} ${share(outcomes)}`);

const times = outcomes.flatMap(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
const at = (part: number) => (times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(1);
print(`${times.length} answers: median ${at(0.5)} ms, 99th percentile ${at(0.99)} ms, slowest ${at(1)} ms`);

if (options.includes('--wrong')) {
  for (const { conversation, wrong, said } of outcomes.filter((outcome) => outcome.wrong.length > 0)) {
    print(`\n[${conversation.kind}] ${conversation.turns.join(' → ')}\n  ${wrong.join('; ')}\n  "${said}"`);
  }
}
