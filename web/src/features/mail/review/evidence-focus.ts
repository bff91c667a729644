import { createContext, useContext } from 'react';
import type { Evidence } from '#shared/mail/schema.ts';

/** Shows the words of the mail that a value was read from. Does nothing where no mail stands beside. */
export const EvidenceFocus = createContext<(evidence: Evidence | undefined) => void>(() => undefined);

/** What a field's row is given so that its words are shown while it is pointed at or has the focus. */
export function useEvidenceFocus(evidence: Evidence | undefined) {
  const show = useContext(EvidenceFocus);
  return { onPointerEnter: () => show(evidence), onFocus: () => show(evidence) };
}
