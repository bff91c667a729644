/** What a clause of events/planner/said wants; the questions change nothing. */
export const SAID_INTENTS = [
  ...(['question-why', 'question-open', 'question-cost', 'question-way', 'question-near', 'question-rain'] as const),
  ...(['question-included', 'question-suitable', 'question-season', 'question-stay', 'question-booking'] as const),
  ...(['question-formal', 'question-plan', 'question-most', 'question-count', 'question-long'] as const),
  ...(['question-advice', 'question-other'] as const),
  ...(['add', 'fill', 'remove', 'lighten', 'replace', 'swap', 'move', 'keep', 'free', 'late-start'] as const),
  ...(['early-end', 'stay-longer', 'stay-shorter', 'add-stop', 'drop-stop', 'order', 'pack', 'redo'] as const),
  ...(['drop-day', 'add-day', 'time', 'undo', 'wish', 'exclude', 'correct', 'choose', 'small'] as const),
] as const;
export type SaidIntent = (typeof SAID_INTENTS)[number];

/** What a span of a clause is for what it wants; events/planner/said/FORMAT.md says what each is. */
export const ROLES = [
  ...(['place', 'origin', 'via', 'back', 'area', 'stop', 'what', 'with', 'day', 'to-day', 'part', 'to-part'] as const),
  ...(['clock', 'length', 'nights', 'start', 'end', 'when', 'arrive', 'leave', 'party', 'age', 'need'] as const),
  ...(['budget', 'pace', 'interest', 'transport', 'stay', 'count', 'reason', 'than'] as const),
] as const;
export type Role = (typeof ROLES)[number];
