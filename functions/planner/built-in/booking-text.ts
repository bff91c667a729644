import { foldInPlace } from '#shared/text/fold.ts';

const BOOKING =
  /(?<!\b(?:need|have|must|should|got|want|better|early|ahead)(?: (?:we|i|you|one))?(?: to)? )\b(?:book|reserve|buy)\s+(?:me|us|it|that|a|an|the|my|our|this|two|2)\b(?!\s+(?:shop|store|club))|\bcard (?:number )?is\b|\b(?:\d{4}[ -]?){3}\d{4}\b/;

/** Says that nothing is booked and nothing paid, to a message that asks for it; empty for any other. */
export function bookingText(message: string): string {
  return BOOKING.test(foldInPlace(message))
    ? 'I cannot book or pay anything, I only plan: leave card numbers out of the chat, and book with the airline or the place itself.'
    : '';
}
