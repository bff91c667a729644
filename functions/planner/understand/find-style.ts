export type Pace = 'relaxed' | 'normal' | 'full';
export type Level = 'low' | 'middle' | 'high';

const RELAXED =
  /\b(?:relax(?:ed|ing)?|slow(?:er|ly)?|easy[- ]?(?:going|pace)|chill(?:ed)?|laid[- ]back|lazy|unhurried|gentle|take it easy|not (?:too )?(?:rushed|packed|busy|hectic)|less (?:packed|busy|hectic|rushed|stuff|per day)|too (?:packed|busy|full|hectic|much|tiring|fast)|leisurely|calm(?:er)?|easier|more free time|quiet(?:er)?|fewer things|less walking)\b/;
const FULL =
  /\b(?:packed|full days?|as much as possible|see everything|busy|full[- ]on|action[- ]packed|intense|fast[- ]paced|faster|fuller|more (?:things|activities|stuff|per day)|too (?:slow|empty|relaxed)|everything there is|jam[- ]packed|energetic|nonstop|non-stop)\b/;
const LOW =
  /\b(?:cheap(?:ly)?|low[- ]cost|low budget|on a (?:tight|small|shoestring|low|student) budget|on a budget(?! of)|budget[- ]friendly|budget (?:trip|travel|holiday|weekend|break|city|getaway|vacation)|shoestring|backpack(?:er|ers|ing)?|affordable|inexpensive|hostels?|student|as little as possible|broke|frugal|save money|tight budget|small budget|not (?:too )?expensive|won'?t break the bank|free things|thrifty)\b/;
const HIGH =
  /\b(?:luxur(?:y|ious)|fancy|five[- ]star|5[- ]star|splurge|high[- ]end|upscale|first class|no expense|money is no object|posh|spoil (?:us|ourselves|myself)|treat (?:us|ourselves|myself)|boutique hotels?|best hotels?|unlimited budget)\b/;
const MIDDLE = /\b(?:mid[- ]?range|moderate|medium budget|average budget|normal budget|comfortable)\b/;

export function findPace(folded: string): Pace | undefined {
  if (/\bnot (?:too )?(?:slow|relaxed|lazy)\b/.test(folded)) return 'full';
  if (RELAXED.test(folded)) return 'relaxed';
  return FULL.test(folded) ? 'full' : undefined;
}

export function findLevel(folded: string): Level | undefined {
  if (/\bnot (?:too |so )?(?:fancy|luxurious|posh)\b/.test(folded)) return 'middle';
  if (LOW.test(folded)) return 'low';
  if (HIGH.test(folded)) return 'high';
  return MIDDLE.test(folded) ? 'middle' : undefined;
}

/** 'cheaper' is -1, 'fancier' 1; undefined when nothing of the kind is said. */
export function findLevelChange(folded: string): -1 | 1 | undefined {
  if (
    /\b(?:cheaper|less expensive|too (?:expensive|dear|pricey|much money)|reduce (?:the )?costs?|lower (?:the )?(?:budget|price|cost)|save some money|less money|cut (?:the )?costs?)\b/.test(
      folded,
    )
  )
    return -1;
  if (
    /\b(?:fancier|more luxur\w+|nicer hotels?|better hotels?|more upscale|higher budget|more comfort\w*|posher)\b/.test(
      folded,
    )
  )
    return 1;
  return undefined;
}
