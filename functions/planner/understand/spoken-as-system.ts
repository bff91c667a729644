/** A sentence that poses as the system's or its maker's: what it wants is no traveller's wish. */
const AS_SYSTEM =
  /\b(?:system|assistant|developer|admin(?:istrator)?|ai)(?:\s+(?:note|message|prompt|instructions?|override|mode|command))?(?:\s+(?:to|for)\s+(?:the\s+)?(?:assistant|ai|planner|model|bot|system))?\s*:[^.!?\n]*(?:[.!?\n]|$)|\b(?:ignore|forget|disregard|override)\s+(?:all\s+|any\s+)?(?:of\s+)?(?:your|previous|prior|earlier|the above|all|these)\s+(?:previous\s+|prior\s+|earlier\s+)?(?:instructions|rules|prompts?|guidelines)\b[^.!?\n]*(?:[.!?\n]|$)/gi;

/** The message with such sentences blank, so that positions stay. */
export function withoutSystemTalk(message: string): string {
  return message.replace(AS_SYSTEM, (said) => ' '.repeat(said.length));
}

/** Says that such a sentence is no order; empty for a message without one. */
export function systemTalkText(message: string): string {
  return withoutSystemTalk(message) === message
    ? ''
    : 'What is written there as if to the system is no order for me, so I left it out.';
}

/** Whether a message says nothing else. */
export function isOnlySystemTalk(message: string): boolean {
  const rest = withoutSystemTalk(message);
  return rest !== message && !/\p{L}/u.test(rest);
}

/** What somebody else wrote and the traveller pastes: between arrows, or in quotes and long. */
const PASTED = />>+[^<]{20,}(?:<<+|$)|"[^"]{60,}"|“[^”]{60,}”|«[^»]{60,}»|(?<=[\s:])'[^']{60,}'(?=\W|$)/g;

/** Whether a part of a message stands in what is pasted: it may say facts, but asks for nothing. */
export function isPasted(message: string, { at, end }: { readonly at: number; readonly end: number }): boolean {
  return [...message.matchAll(PASTED)].some(({ index, 0: text }) => at >= index && end <= index + text.length);
}
