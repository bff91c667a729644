import { useFetchAhead } from '../../lib/lazy/use-fetch-ahead.ts';
import { lazyPanel } from '../lazy/lazy-panel.tsx';
import type { AddedFindingsProps } from './added-findings.tsx';

const Added = lazyPanel(async () => (await import('./added-findings.tsx')).AddedFindings, {
  what: 'what this adds to look at',
});
const AHEAD = [Added.part];

/** `AddedFindings`, whose code checks plans and comes when it is needed. */
export function LazyAddedFindings(props: AddedFindingsProps) {
  useFetchAhead(AHEAD);
  return <Added {...props} />;
}
