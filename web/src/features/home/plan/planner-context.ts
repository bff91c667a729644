import { createContext, useContext } from 'react';
import type { Conversation } from './conversation.ts';

/** Sends a text, about the selected trip or the given one, which is then selected. */
export type Ask = (text: string, tripId?: string) => void;

/** The context of every part of the planner. */
interface Planner {
  readonly userId: string;
  readonly chat: Conversation;
  /** The trip that a city is added to: the current or next one, else the one created last. */
  readonly nextTripId: string | undefined;
  /** Signed out, or someone else signed in, in another tab: nothing may be sent. */
  readonly signedOutElsewhere: boolean;
  /** Sends a message, unless it is blank or an answer is pending. */
  readonly ask: Ask;
}

export const PlannerContext = createContext<Planner | undefined>(undefined);

export function usePlanner(): Planner {
  const planner = useContext(PlannerContext);
  if (!planner) throw new Error('usePlanner must be used within a Planner');
  return planner;
}
