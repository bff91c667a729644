import { foldInPlace } from '#shared/text/fold.ts';
import { wantsIn } from '../understand/wants.ts';
import type { ReadClause } from './clause-reading.ts';

const WANTED = /\b(?:want|wanna|would like|love to|need|hoping for)\b/;

/** Whether what sounds like small talk wants something that a plan can have: 'we want ice cream'. */
export function wantsSomething({ clause, intent, resolved }: ReadClause): boolean {
  const folded = foldInPlace(clause.text);
  const isTalk = intent === 'small' && resolved === undefined && WANTED.test(folded);
  return isTalk && wantsIn(folded).some(({ how }) => how === 'some' || how === 'more');
}
