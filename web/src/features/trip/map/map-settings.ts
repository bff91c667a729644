import { useSyncExternalStore } from 'react';

/** What the traveller made of the map beside the timeline; kept in this browser. */
export interface MapSettings {
  /** Undefined: open as soon as something is on it. */
  readonly open?: boolean;
  /** In CSS pixels. */
  readonly width?: number;
  /** The host, of another origin, that the map may be loaded from. */
  readonly host?: string;
}

const NAME = 'map';
const listeners = new Set<() => void>();
let settings: MapSettings | undefined;

function read(): MapSettings {
  settings ??= parse(storage()?.getItem(NAME));
  return settings;
}

/** Changes some of the settings, and keeps them where the browser lets us. */
export function changeMapSettings(changes: MapSettings): void {
  settings = { ...read(), ...changes };
  try {
    storage()?.setItem(NAME, JSON.stringify(settings));
  } catch {
    // Full or switched off: they count until the page is left.
  }
  for (const listener of listeners) listener();
}

export function useMapSettings(): MapSettings {
  return useSyncExternalStore(subscribe, read);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined where the browser forbids it. */
function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

function parse(text: string | null | undefined): MapSettings {
  try {
    const { open, width, host }: Record<string, unknown> = JSON.parse(text ?? '{}');
    return {
      ...(typeof open === 'boolean' ? { open } : {}),
      ...(typeof width === 'number' && Number.isFinite(width) ? { width } : {}),
      ...(typeof host === 'string' ? { host } : {}),
    };
  } catch {
    return {};
  }
}
