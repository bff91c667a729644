/** 'What do I do?' before there is a plan asks for one. */
const ASKS_FOR_PLAN =
  /^\W*(?:(?:and|so|but|ok)\s+)*(?:what|where) (?:do|should|would|can|could|shall) (?:i|we) (?:do|see|go|visit|plan|suggest|recommend)(?: (?:there|then|in that time|with that))?\W*$/;

/** 'You choose', 'do it': what is left to the planner is done with what it is said of. */
const LEAVES_OPEN =
  /^\W*(?:(?:and|then|just|so|please|pls)\s+)*(?:you (?:choose|pick|decide)|(?:choose|pick|decide) (?:which|one|any|for (?:me|us)|yourself|whichever)(?: (?:one|and do it))?|your (?:call|choice|pick)|do it|sort it(?: out)?|make it (?:happen|work)|up to you)(?: (?:please|pls|then|thanks|for (?:me|us)))*\W*$/;

/** 'Same dates', 'the total stays the same', 'leave the rest': what is not named is not changed anyway. */
const KEEPS =
  /^\W*(?:(?:and|but|so|n|with)\s+)*(?:the\s+)?(?:same (?:(?:flights?|trains?|way|times?|return|departure)(?: (?:home|back|out))?|dates|days|length|total|budget|people|number of (?:days|nights))|(?:total|rest|dates?|length|everything else|all else|other days)\s+(?:as (?:is|it is|before)|same|stays?|leave|unchanged|can stay|should stay|must stay)(?:\s+(?:the\s+)?(?:same|as (?:is|it is|it was)|put|like that|please|pls))*|(?:leave|keep) (?:the )?(?:rest|others?|everything else|all else)(?: (?:as (?:is|it is|it was|they are)|alone|please|pls|same))*)\W*$/;

/** Whether a folded clause asks for a plan where there is none. */
export const asksForPlan = (folded: string): boolean => ASKS_FOR_PLAN.test(folded);

/** Whether a folded clause leaves the plan as it is, or what is still open to the planner. */
export const keepsPlan = (folded: string): boolean => KEEPS.test(folded) || LEAVES_OPEN.test(folded);
