import { MapPin, Star } from 'lucide-react';
import type { Activity } from '#shared/activities/schema.ts';
import { categoryLook } from '../../../lib/activities/category-look.ts';
import { TIME_OF_DAY_WORDS } from '../../../lib/activities/time-of-day.ts';
import { costOf, formatMoney } from '../../../lib/money.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { NotVerified } from '../../../ui/not-verified/not-verified.tsx';
import { useTripMap } from '../map/trip-map.ts';
import styles from './activity-facts.module.css';

interface ActivityFactsProps {
  readonly activity: Activity;
  /** Whether the location is shown here rather than by the card's layout. */
  readonly place: boolean;
}

/** An activity's key facts: category, time of day, place, cost, rating. */
export function ActivityFacts({ activity, place }: ActivityFactsProps) {
  const { label, tone } = categoryLook(activity.category);
  const cost = costOf(activity);
  const map = useTripMap();
  return (
    <ul className={styles.facts}>
      <li>
        <Badge tone={tone}>{label}</Badge>
      </li>
      {activity.unverified && (
        <li>
          <NotVerified />
        </li>
      )}
      {activity.timeOfDay !== null && <li>{TIME_OF_DAY_WORDS[activity.timeOfDay]}</li>}
      {place && activity.location !== null && (
        <li className={styles.place}>
          <MapPin aria-hidden="true" />
          {map && activity.coordinates ? (
            <button
              type="button"
              className={styles.onMap}
              title="Show on the map"
              onClick={() => map.centre(activity.id)}
            >
              <bdi>{activity.location}</bdi>
            </button>
          ) : (
            <bdi>{activity.location}</bdi>
          )}
        </li>
      )}
      {cost && <li className={styles.cost}>{formatMoney(cost)}</li>}
      {activity.rating !== null && (
        <li className={styles.rating}>
          <Star aria-hidden="true" />
          {activity.rating}/5
        </li>
      )}
    </ul>
  );
}
