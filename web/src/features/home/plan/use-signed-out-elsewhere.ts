import { useEffect, useState } from 'react';
import { listenToOtherTabs } from '../../../lib/session/other-tabs.ts';

/** Whether another tab of the site has signed this traveller out since, or someone else in. */
export function useSignedOutElsewhere(userId: string): boolean {
  const [heard, setHeard] = useState<{ readonly userId: string | null }>();
  // Synchronises with the site's other tabs.
  useEffect(() => listenToOtherTabs((elsewhere) => setHeard({ userId: elsewhere })), []);
  return heard !== undefined && heard.userId !== userId;
}
