import { CalendarDays, Coins, MapPin, Route } from 'lucide-react';
import { count } from '#shared/trips/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import type { Figures } from './figures.ts';
import styles from './summary-banner.module.css';

interface SummaryBannerProps {
  /** Undefined until the days are loaded. */
  readonly figures: Figures | undefined;
}

/** One line with the timeline's totals; costs by currency. */
export function SummaryBanner({ figures }: SummaryBannerProps) {
  if (!figures) return <div className={styles.banner} aria-hidden="true" />;
  return (
    <ul className={styles.banner} aria-label="Summary">
      <li>
        <CalendarDays aria-hidden="true" />
        {count(figures.days, 'day')}
      </li>
      <li>
        <Route aria-hidden="true" />
        {count(figures.activities, 'activity', 'activities')}
      </li>
      <li>
        <MapPin aria-hidden="true" />
        {count(figures.locations, 'location')}
      </li>
      {figures.costs.length > 0 && (
        <li>
          <Coins aria-hidden="true" />
          {figures.costs.map(formatMoney).join(' + ')}
        </li>
      )}
      {figures.refundable.length > 0 && (
        <li>
          <Coins aria-hidden="true" />
          {figures.refundable.map(formatMoney).join(' + ')} can still be had back
        </li>
      )}
    </ul>
  );
}
