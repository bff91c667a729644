import type { ChatAnswer, ChatRequest, TripSuggestion } from '#shared/planner/schema.ts';
import type { OwnTrip } from './own-trip/own-trip.ts';

/** What a planner is asked. */
export interface PlannerRequest {
  readonly message: string;
  /** What was said before, the oldest first. */
  readonly chatHistory: ChatRequest['chatHistory'];
  /** The suggestion that stands beside the chat. */
  readonly suggestion: TripSuggestion | null;
  /** The traveller's own trip that the message is about. */
  readonly trip: OwnTrip | null;
  /** 'YYYY-MM-DD'; a planner looks at no clock. */
  readonly today: string;
}

/** Answers a traveller who plans a trip. Rejects only when it cannot answer at all. */
export interface Planner {
  answer(request: PlannerRequest): Promise<ChatAnswer>;
}
