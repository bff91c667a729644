import { Plus } from 'lucide-react';
import type { QuickAddCity } from '#shared/places/quick-add-cities.ts';
import { showToast } from '../../../lib/toast-store.ts';
import styles from './city-button.module.css';
import { usePlanner } from './planner-context.ts';
import { useQuickAdd } from './use-quick-add.ts';

interface CityButtonProps {
  readonly city: QuickAddCity;
  /** The name as written in the reply. */
  readonly children: string;
}

/** A city's name within a reply: pressing it adds the city to the traveller's timeline. */
export function CityButton({ city, children }: CityButtonProps) {
  const { userId, nextTripId, signedOutElsewhere } = usePlanner();
  const add = useQuickAdd(userId, nextTripId);
  const press = () => {
    if (add.isPending) return;
    if (!signedOutElsewhere) return add.mutate(city);
    showToast({
      title: 'Sign in required',
      description: 'Please sign in to add places to your trip timeline',
      tone: 'destructive',
    });
  };
  return (
    <button
      type="button"
      className={styles.city}
      aria-label={`${children}: add to your timeline`}
      title={`Add ${city} to your timeline`}
      aria-busy={add.isPending || undefined}
      onClick={press}
    >
      {children}
      <Plus aria-hidden="true" />
    </button>
  );
}
