import { createContext, useContext } from 'react';
import type { Conversation } from './conversation.ts';

/** Sends a text, about the chosen trip or the one that is named, which is chosen with it. */
export type Ask = (text: string, tripId?: string) => void;

/** What every part of the planner shares. */
interface Planner {
  readonly userId: string;
  readonly chat: Conversation;
  /** The trip that a city goes to: the one that is on or next, else the one made last. */
  readonly nextTripId: string | undefined;
  /** Signed out, or somebody else signed in, in another tab: nothing may be sent. */
  readonly signedOutElsewhere: boolean;
  /** Sends a message, unless it is blank or an answer is awaited. */
  readonly ask: Ask;
}

export const PlannerContext = createContext<Planner | undefined>(undefined);

export function usePlanner(): Planner {
  const planner = useContext(PlannerContext);
  if (!planner) throw new Error('usePlanner must be used within a Planner');
  return planner;
}
