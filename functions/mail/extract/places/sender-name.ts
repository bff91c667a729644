import type { MailContext } from '../mail-context.ts';
import { isNameLike } from './name-in-sentence.ts';

const SENDER_NOISE =
  /\b(?:reservations?|bookings?|no[- ]?reply|noreply|info|support|team|customer service|service|tickets?|reservierung(?:en)?|buchung(?:en)?|réservations?|reservas|prenotazioni|boekingen|reserveringen|bokning(?:ar)?|booking|confirmation|notifications?|mail|via .*|kundenservice|guest relations|front desk|concierge|box office|hello|updates?)\b|[<>"]|\.(?:com|example|net|org|de|fr|es|it|nl|pt|se|dk|jp)\b/giu;

/** The sender's display name without 'Reservations', 'no-reply' and the like. */
export function senderName(context: MailContext): string | undefined {
  const name = context.from?.name
    ?.replace(SENDER_NOISE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–|,:·]+|[\s\-–|,:·]+$/g, '');
  return name && name.length > 2 && isNameLike(name) ? name : undefined;
}
