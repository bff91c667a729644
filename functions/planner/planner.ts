import type { ChatAnswer, ChatRequest, TripSuggestion } from '#shared/planner/schema.ts';
import type { OwnTrip } from './own-trip/own-trip.ts';

/** A request to a planner. */
export interface PlannerRequest {
  readonly message: string;
  /** The previous messages, oldest first. */
  readonly chatHistory: ChatRequest['chatHistory'];
  /** The suggestion shown next to the chat. */
  readonly suggestion: TripSuggestion | null;
  /** The traveller's own trip that the message is about. */
  readonly trip: OwnTrip | null;
  /** 'YYYY-MM-DD'; a planner never reads the clock. */
  readonly today: string;
}

/** Answers a traveller who plans a trip. Rejects only when it cannot answer at all. */
export interface Planner {
  answer(request: PlannerRequest): Promise<ChatAnswer>;
}
