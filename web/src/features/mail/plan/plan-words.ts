import type { BookingPlan } from '#shared/mail/schema.ts';

type Plans = readonly BookingPlan[];

/** The relation of a mail's booking to the trips, as a sentence; undefined when it is simply new. */
export function planWords({ outcome, cancelled, tripTitle, itemTitle, changes }: BookingPlan): string | undefined {
  const trip = tripTitle === null ? 'one of your trips' : `“${tripTitle}”`;
  const item = itemTitle === null ? 'It' : `“${itemTitle}”`;
  switch (outcome) {
    case 'already':
      return cancelled ? `Already in ${trip}, as cancelled. Nothing to add.` : `Already in ${trip}. Nothing to add.`;
    case 'change':
      return changes.length === 0 ? `${item} in ${trip} stands again.` : `${item} in ${trip} changes:`;
    case 'cancel':
      return `Marks ${item === 'It' ? 'it' : item} in ${trip} as cancelled. It stays there until you delete it.`;
    case 'unknown':
      return 'Cancels a booking that is in none of your trips. If you add its confirmation later, it is marked as cancelled.';
    case 'new':
      return cancelled ? 'Another email says that this was cancelled: it is added as cancelled.' : undefined;
  }
}

/** Whether to choose a trip: something is new, or the effect is unknown. */
export function needsTrip(plans: Plans): boolean {
  return plans.length === 0 || plans.some(({ outcome }) => outcome === 'new');
}

/** The label of the button. */
export function processLabel(plans: Plans): string {
  if (needsTrip(plans)) return 'Process';
  if (plans.some(({ outcome }) => outcome === 'change')) return 'Update';
  return plans.some(({ outcome }) => outcome === 'cancel') ? 'Mark as cancelled' : 'Process';
}
