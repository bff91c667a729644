import { useSyncExternalStore } from 'react';
import { ownZone } from '#shared/time/zone-names.ts';
import { useAuth } from '../../../lib/session/auth-context.ts';

const KEY = 'show-home-time';
const listeners = new Set<() => void>();

/** Private windows of some browsers refuse it: then it holds for the page. */
let shown: boolean | undefined;

function isShown(): boolean {
  shown ??= readStored();
  return shown;
}

function readStored(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

/** Whether times are shown with the clock at home; remembered by the browser. */
export function showHomeTime(show: boolean): void {
  shown = show;
  try {
    if (show) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // See `shown`.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useHomeTimeShown(): boolean {
  return useSyncExternalStore(subscribe, isShown);
}

/** The zone of the clock at home, while it is shown: the profile's, else the browser's. */
export function useHomeZone(): string | undefined {
  const isOn = useHomeTimeShown();
  const session = useAuth();
  if (!isOn) return undefined;
  return (session.status === 'signed-in' ? session.user.homeTimeZone : null) ?? ownZone();
}
