import type { TripPlan } from '../itinerary/plan-trip.ts';
import { NEEDS, type Need } from '../needs/needs.ts';
import { guestName, likingOf } from '../understand/guests.ts';
import type { Wish } from '../understand/wish.ts';
import { listed } from '../words/listed.ts';

/** What of a plan is for those who come along: 'For the little one: King's Garden on day 1.' */
export function guestsText({ guests = [] }: Wish, { days }: TripPlan): string {
  return guests
    .map((guest) => {
      const liked = days.flatMap(({ entries }, index) =>
        entries.flatMap(({ place }) =>
          place.kind !== 'meal' && likingOf(place, guest) >= MADE_FOR ? `${place.name} on day ${index + 1}` : [],
        ),
      );
      return liked.length > 0 ? `For ${guestName(guest)}: ${listed(liked.slice(0, MOST_LIKED))}.` : '';
    })
    .filter(Boolean)
    .join(' ');
}

const MADE_FOR = 2.5;
const MOST_LIKED = 4;

/** What was left out for a traveller's needs, and what nobody but the place itself knows. */
export function needsTexts({ needs = [] }: Wish): string[] {
  if (needs.length === 0) return [];
  const isTold = (need: Need) => NEEDS[need].conflicts !== undefined;
  const [told, untold] = [needs.filter(isTold), needs.filter((need) => !isTold(need))].map(namesOf);
  return [
    told === '' ? '' : `With ${told} in mind I left out what conflicts by its name or description.`,
    untold === '' ? '' : `Noted: ${untold}.`,
    ...needs.map((need) => NEEDS[need].unknown),
  ];
}

function namesOf(needs: readonly Need[]): string {
  return listed(needs.map((need) => NEEDS[need].name));
}
