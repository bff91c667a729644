const NAMES = {
  /** They are answered, and change nothing. */
  question: [
    ...(['why', 'open', 'cost', 'way', 'near', 'rain', 'included', 'suitable'] as const),
    ...(['season', 'stay', 'formal', 'booking', 'what-plan', 'most', 'count', 'long', 'advice'] as const),
  ],
  /** Edits of the plan: what they do not name stays as it is. */
  edit: [
    ...(['add', 'fill', 'remove', 'lighten', 'replace', 'swap', 'move', 'keep'] as const),
    ...(['free', 'late-start', 'stay-longer', 'stay-shorter', 'order'] as const),
    ...(['pack', 'redo', 'drop-day', 'add-day', 'time'] as const),
  ],
  /** A new frame for the plan (where, when, how long, who, what for), or talk that asks for nothing. */
  other: ['wish', 'small'],
} as const;

export type QuestionIntent = (typeof NAMES.question)[number];
export type EditIntent = (typeof NAMES.edit)[number];
export type Intent = QuestionIntent | EditIntent | (typeof NAMES.other)[number];

export const INTENTS: readonly Intent[] = [...NAMES.question, ...NAMES.edit, ...NAMES.other];

export function isQuestion(intent: Intent): intent is QuestionIntent {
  return NAMES.question.some((each) => each === intent);
}

export function isEdit(intent: Intent): intent is EditIntent {
  return NAMES.edit.some((each) => each === intent);
}
