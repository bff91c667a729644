import { createContext, useContext } from 'react';
import type { Evidence } from '#shared/mail/schema.ts';

/** Highlights the words of the mail that a value was read from. Does nothing when no mail is shown. */
export const EvidenceFocus = createContext<(evidence: Evidence | undefined) => void>(() => undefined);

/** Handlers for a field's row that highlight its words while it is hovered or focused. */
export function useEvidenceFocus(evidence: Evidence | undefined) {
  const show = useContext(EvidenceFocus);
  return { onPointerEnter: () => show(evidence), onFocus: () => show(evidence) };
}
