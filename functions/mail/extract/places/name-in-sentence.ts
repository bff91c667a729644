import { inAllLanguages, oneOf } from '../words/language-words.ts';
import { alternatives, capitalised, caseless } from '../words/word-pattern.ts';

const BEFORE = new RegExp(
  `(?:(?<!\\p{L})(?:${oneOf(({ at }) => at?.name)})\\s+|(?:「|『|“|"|«\\s?|„))(?:(?:${capitalised(inAllLanguages(({ nameLead }) => nameLead))}) )?(?=[\\p{Lu}\\d\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af])`,
  'gu',
);
const STOP = new RegExp(
  `\\s(?:${oneOf(({ nameStop }) => nameStop)}|(?:${oneOf(({ nameStopBeforeNumber }) => nameStopBeforeNumber)}) \\d)(?=[\\s.,:;!?]|$)|\\s[-–—|·•(]\\s?|\\s?[「」『』“”"»]|[,.:;!?)(](?:\\s|$)|[,:;!?(]|\\s#|\\n|\\s\\d{1,2}[.:/]\\d`,
  'u',
);
const POLITE = new RegExp(`^(?:${oneOf(({ polite }) => polite)})`, 'u');
const NO_NAME_ALONE = new RegExp(`^(?:${oneOf(({ noNames }) => noNames?.whole)})$`, 'u');
const JAPANESE =
  /(?:^|[\s【】「」、。・：:】])([^\s【】「」、。：:（）()]{2,40}?)(?:への|での|の)?ご?(?:予約|宿泊|来店|滞在)/gu;

/** Names in a sentence or subject: 'Your booking at Casa do Rio Verde is confirmed'. */
export function namesInSentence(text: string): string[] {
  const names: string[] = [];
  BEFORE.lastIndex = 0;
  for (let match = BEFORE.exec(text); match !== null; match = BEFORE.exec(text)) {
    const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 90);
    const stop = STOP.exec(rest);
    const name = rest.slice(0, stop?.index ?? 90).trim();
    if (isNameLike(name)) names.push(name);
    if (match[0] === '') BEFORE.lastIndex += 1;
  }
  for (const match of text.matchAll(JAPANESE)) {
    const name = match[1]?.replace(POLITE, '') ?? '';
    if (name.length > 2 && !NO_NAME_ALONE.test(name)) names.push(name);
  }
  return names.slice(0, 8);
}

/** 'Poštovani gospodine Horvat' */
const GREETING = caseless(`^(?:${alternatives(inAllLanguages(({ greetings }) => greetings))})(?!\\p{L})`);

const NO_NAME = caseless(
  `^(?:(?:${oneOf(({ noNames }) => noNames?.tables)}) \\d|${oneOf(({ noNames }) => noNames?.first)})(?!\\p{L})`,
);

/** Short, begins with a capital, a digit or a Japanese character, and is not a greeting, label or email address. */
export function isNameLike(name: string): boolean {
  if (name.length < 2 || name.length > 80 || /[@<>{}=]|https?:|www\./.test(name)) return false;
  if (!/^[\p{Lu}\d'’«"„“\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u.test(name) || !/[\p{L}]{2}/u.test(name))
    return false;
  return !NO_NAME.test(name) && !GREETING.test(name);
}
