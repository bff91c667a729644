import type { OpenQuestion } from './answer.ts';

const ASKED =
  /^\W*(?:\w+\W+){0,4}?(?:what (?:else )?(?:can|do|could) (?:you|u|this(?: thing)?|it)\b.{0,20}\b(?:do|offer|help with)|how does (?:this|it|that) work|what are you (?:for|good (?:for|at)))\W*$/;

/** 'What can you do?': days and places, changes, questions, and what is left to others. */
export function whatItDoes({ folded }: OpenQuestion): string | undefined {
  if (!ASKED.test(folded)) return undefined;
  return 'I plan trips day by day: say where, when or how long, who comes, what you like, what you may spend and what you need. Then change anything by name or day ("more food", "swap day 2 and 3", "a night less in Rome", "undo"), or ask about it: what it costs, when it is open, how to get there, what if it rains. I book nothing, and look up neither timetables nor prices of the day. "Create Trip" puts a plan into your timeline.';
}
