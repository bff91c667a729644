import type { TripDay } from '#shared/days/schema.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { useEditor } from '../editor.ts';
import { Quiet } from '../quiet.tsx';
import { Section } from '../section.tsx';
import { DaysSkeleton } from '../trip-skeleton.tsx';
import { DayByDay } from './day-by-day.tsx';
import styles from './overall-view.module.css';
import { Overview } from './overview.tsx';
import { TripPhotos } from './trip-photos.tsx';

interface OverallViewProps {
  readonly trip: TripDetail;
  /** Undefined until they are loaded. */
  readonly days: readonly TripDay[] | undefined;
  /** They are loading: what is below them waits, so that it does not shift. */
  readonly pending: boolean;
}

/** The trip as a whole. */
export function OverallView({ trip, days, pending }: OverallViewProps) {
  return (
    <div className={styles.view}>
      <Overview trip={trip} days={days} />
      {days && <DayByDay trip={trip} days={days} />}
      {pending ? (
        <DaysSkeleton />
      ) : (
        <>
          <TripPhotos trip={trip} />
          <GeneralNotes trip={trip} />
        </>
      )}
    </div>
  );
}

function GeneralNotes({ trip: { description } }: { readonly trip: TripDetail }) {
  const editor = useEditor();
  return (
    <Section title="General Notes">
      {description === null ? (
        <Quiet>No general notes yet.{editor && ' Click "Edit Trip" to add trip notes.'}</Quiet>
      ) : (
        <p className={styles.notes} dir="auto">
          {description}
        </p>
      )}
    </Section>
  );
}
