export type Pace = 'relaxed' | 'normal' | 'full';
export type Level = 'low' | 'middle' | 'high';

const RELAXED =
  /\b(?:relax(?:ed|ing)?|slow(?:er|ly)?|easy[- ]?(?:going|pace)|chill(?:ed)?|laid[- ]back|laz(?:y|ier)|unhurried|gentle|take it easy|not (?:too )?(?:rushed|packed|busy|hectic)|less (?:packed|busy|hectic|rushed|stuff|per day)|too (?:packed|busy|full|hectic|much|tiring|fast)|leisurely|calm(?:er)?|(?<!\b(?:is|whichever|whatever|whats|what's) )easier|more free time|quiet(?:er)?|fewer things|less walking|naps?|siestas?)\b/;
/** Negations that ask for a slow pace: 'nothing rushed', 'we are not in a hurry'. */
const NO_RUSH =
  /\b(?:no|not|nothing|without|never|don'?t|do not|avoid|hate|nor|isn'?t|aren'?t|won'?t|rather than)\b[^.,;!?]{0,28}?\b(?:rush\w*|hurr\w+|stress\w*|hectic|run(?:ning)? (?:around|about)|race|racing|cram\w*|tiring|exhaust\w+|overdo\w*|strenuous|tight (?:schedule|timetable)|packed|too much (?:each|per|a|every|in one) day|marathon)\b/;
const OWN_PACE =
  /\b(?:(?:our|my|their|his|her) own (?:pace|time)|take (?:our|my|your|the|their) time|taking (?:our|my|their) time|down[- ]?time|(?:plenty of|lots of|some|enough|more|time for) (?:breaks|rests?|naps?)|lie[- ]?ins?|sleep(?:ing)? in|late (?:mornings|starts|breakfasts?)|no early (?:starts|mornings)|(?:one|two|three|1|2|3|a couple of|couple of|a few|few) (?:things|sights|activities|stops|places|highlights) (?:a|per|each) day|unwind|switch off|recharge|wind down|no pressure|potter\w*|mooch\w*|amble|take it (?:slow|gently|easy)|easy does it|slow things down|low[- ]key)\b/;
/** Travellers who need a slow pace. */
const GENTLE =
  /\b(?:elderly|(?:in|into) (?:their|his|her|our|my) (?:late |early |mid[- ]?)?(?:[789]0'?s|seventies|eighties|nineties)|(?:[789]\d)[- ](?:years?|yrs?)[- ]old|(?:is|are|aged|turns?|turning|who'?s) (?:[789]\d)\b(?! (?:euros|pounds|dollars|days|minutes|degrees|km))|wheel ?chair|walk\w*\s+(?:with|on)\s+(?:a\s+)?(?:stick|cane|frame|walker|crutch\w*)|walking (?:stick|frame|cane)|crutches|rollator|short walks|bad (?:knees?|back|hips?|legs?|feet)|(?:knees?|hips?|legs?) (?:isn'?t|aren'?t|are not|is not|hurts?)|(?:can'?t|cannot|can not|not able to|unable to|don'?t|hard to|struggles? to|not) walk (?:far|much|long|a lot|that|too|very|so|well)|(?:not|without|less) (?:much|a lot of|too much|so much|lots of|that much)?\s?(?:of )?walking|too much walking|mobility|pregnant|(?:my|his|her|our) (?:gran|nan|granny|grandma|grandmother|grandpa|grandad|grandfather|grandparents))\b/;
const OLD_AGE = /\b(?:parents?|mother|father|mum|mom|dad|aunt|uncle|folks)\b[^.;!?]{0,12}\((?:[789]\d)\b/;
const FULL =
  /\b(?:packed|full days?|as much as possible|see everything|busy|full[- ]on|action[- ]packed|intense|fast[- ]paced|faster|fuller|more (?:things|activities|stuff|per day)|too (?:slow|empty|relaxed)|everything there is|jam[- ]packed|energetic|nonstop|non-stop|see it all|do it all|everything (?:we|i|you) can|(?:cram|squeeze|pack|fit)(?: in)? (?:as much|everything|lots|it all|a lot)|as much (?:in )?as (?:we|i|you|possible)|(?:morning|dawn|sunrise) (?:till|to|until|til) (?:night|dusk|midnight|sunset)|every minute|fill (?:it|the days|them|my days|our days|the time) up|fill (?:every|all)|maximi[sz]e|make the most of|tick off|whirlwind|not enough (?:to do|going on|planned)|too little (?:to do|going on|per day|planned))\b/;
const LOW =
  /\b(?:cheap(?:ly)?|low[- ]cost|low budget|on a (?:tight|small|shoestring|low|student) budget|on a budget(?! of)|budget[- ]friendly|budget (?:trip|travel|holiday|weekend|break|city|getaway|vacation)|shoestring|backpack(?:er|ers|ing)?|affordable|inexpensive|hostels?|student|as little as possible|broke|frugal|save money|tight budget|small budget|money(?:'s| is)? tight|tight on money|(?:don'?t|do not) want to (?:spend|pay) (?:much|a lot|too much|a fortune)|without spending (?:much|a lot)|skint|cheapest|cheap as chips|economical|pennies|penniless|watch(?:ing)? (?:the|our|my) (?:money|pennies|budget)|low on (?:cash|money|funds)|not (?:too )?expensive|won'?t break the bank|free things|thrifty)\b/;
const HIGH =
  /\b(?:luxur(?:y|ious)|(?<!\b(?:i|we|you|they|not|don'?t|doesn'?t|didn'?t|really|kids|husband|wife) )fancy|(?:four|five|4|5)[- ]?stars?|splurge|high[- ]end|upscale|first class|no expense|money(?:'s| is)? no object|posh|spoil (?:us|ourselves|myself)|treat (?:us|ourselves|myself)|boutique hotels?|best hotels?|unlimited budget)\b/;
const MIDDLE = /\b(?:mid[- ]?range|moderate|medium budget|average budget|normal budget|comfortable)\b/;

export function findPace(folded: string): Pace | undefined {
  if (/\bnot (?:too )?(?:slow|relaxed|lazy)\b/.test(folded)) return 'full';
  if ([NO_RUSH, OWN_PACE, GENTLE, OLD_AGE, RELAXED].some((pattern) => pattern.test(folded))) return 'relaxed';
  return FULL.test(folded) ? 'full' : undefined;
}

export function findLevel(folded: string): Level | undefined {
  if (/\bnot (?:too |so )?(?:fancy|luxurious|posh)\b/.test(folded)) return 'middle';
  if (LOW.test(folded)) return 'low';
  if (HIGH.test(folded)) return 'high';
  return MIDDLE.test(folded) ? 'middle' : undefined;
}

/** 'cheaper' is -1, 'fancier' 1; undefined for neither. */
export function findLevelChange(folded: string): -1 | 1 | undefined {
  if (
    /\b(?:cheaper|less expensive|(?:too|bit|little|quite|very|so|pretty|rather|way) (?:too )?(?:expensive|dear|pricey|steep|costly|much money)|out of (?:our|my) (?:budget|price range|reach)|over (?:our|my|the) budget|(?:can'?t|cannot) afford|costs? too much|more affordable|bring (?:the |down the )?(?:price|cost|total)s? down|bring down the (?:price|cost|total)s?|spend less|less pricey|less costly|reduce (?:the )?costs?|lower (?:the )?(?:budget|price|cost)|save some money|less money|cut (?:the )?costs?)\b/.test(
      folded,
    )
  )
    return -1;
  if (
    /\b(?:fancier|more luxur\w+|nicer hotels?|better hotels?|more upscale|higher budget|more comfort\w*|posher|upgrade|something nicer|splash out|more fancy|more stylish|nicer place)\b/.test(
      folded,
    )
  )
    return 1;
  return undefined;
}
