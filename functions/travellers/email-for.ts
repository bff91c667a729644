import { maskEmail } from '#shared/travellers/mask-email.ts';
import type { TravellerItem } from '../data/traveller-item.ts';

/**
 * A traveller's email as this viewer may see it: whole for its owner or when shown, else masked; null when signed out.
 */
export function emailFor(
  traveller: Pick<TravellerItem, 'id' | 'email' | 'showEmail'>,
  viewerId: string | undefined,
): string | null {
  if (viewerId === undefined) return null;
  return traveller.showEmail || traveller.id === viewerId ? traveller.email : maskEmail(traveller.email);
}
