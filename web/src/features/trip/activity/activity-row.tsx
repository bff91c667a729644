import type { Activity } from '#shared/activities/schema.ts';
import { categoryLook } from '../../../lib/activities/category-look.ts';
import { BoardingStrip } from '../../../ui/boarding-strip/boarding-strip.tsx';
import tints from '../../../ui/category-tint.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { ClockTime } from '../../../ui/clock/clock-time.tsx';
import { Documents } from '../../../ui/documents/documents.tsx';
import hidden from '../../../ui/visually-hidden.module.css';
import { useEditor } from '../editor.ts';
import { Grip } from '../grip/grip.tsx';
import { useIsPointed } from '../map/pointed-item.ts';
import { type Clocks, clocksOf, type ShownZones } from '../timeline/clocks.ts';
import { activitySign, journeyOf, takesDays } from '../timeline/journey.ts';
import { nightsBetween } from '../timeline/nights.ts';
import { ActivityActions } from './activity-actions.tsx';
import { ActivityFacts } from './activity-facts.tsx';
import { ActivityPhotos } from './activity-photos.tsx';
import styles from './activity-row.module.css';
import { BookingMails } from './booking-mails.tsx';
import { CancelledNote } from './cancelled-note.tsx';
import { Confirmation } from './confirmation.tsx';
import { FreeToCancel } from './free-to-cancel.tsx';
import { notesToShow } from './notes-to-show.ts';
import { StayDates } from './stay-dates.tsx';

interface ActivityRowProps {
  readonly activity: Activity;
  /** The day's, ISO 8601. */
  readonly date: string;
  readonly zones: ShownZones;
  readonly deleting: boolean;
  readonly onDelete: () => void;
}

/** One row of the timeline: the time, the category's icon on the line, and a card laid out by category. */
export function ActivityRow({ activity, date, zones, deleting, onDelete }: ActivityRowProps) {
  const { tone } = categoryLook(activity.category);
  const clocks = clocksOf(activity, date.slice(0, 10), zones);
  const journey = journeyOf(activity, clocks);
  const nights = activity.category === 'accommodation' ? nightsBetween(date, activity.endDate) : 0;
  const notes = notesToShow(activity);
  const isPointed = useIsPointed(activity.id);
  const editor = useEditor();
  return (
    <li className={styles.row} data-activity={activity.id}>
      <Grip title={activity.title} />
      <Times activity={activity} clocks={clocks} open={journey === undefined && nights === 0} />
      <span className={classNames(styles.node, tints[tone])} aria-hidden="true">
        {activitySign(activity)}
      </span>
      <article
        className={classNames(
          styles.card,
          nights > 0 && styles.stay,
          activity.cancelled && styles.cancelled,
          isPointed && styles.pointed,
        )}
        tabIndex={-1}
        aria-label={activity.title}
      >
        <div className={styles.head}>
          <h4 className={styles.title} dir="auto">
            {activity.cancelled ? <s>{activity.title}</s> : activity.title}
          </h4>
          <ActivityActions activity={activity} deleting={deleting} onDelete={onDelete} />
        </div>
        {activity.cancelled && <CancelledNote />}
        {takesDays(activity, clocks) && <p className={styles.phase}>Departure</p>}
        {journey && <BoardingStrip journey={journey} />}
        {nights > 0 && <StayDates activity={activity} date={date} nights={nights} clocks={clocks} />}
        <div className={styles.facts}>
          <ActivityFacts activity={activity} place={journey === undefined} />
        </div>
        <FreeToCancel activity={activity} />
        {notes !== null && (
          <p className={styles.notes} dir="auto">
            {notes}
          </p>
        )}
        <ActivityPhotos activity={activity} />
        {activity.confirmationNumber !== null && <Confirmation number={activity.confirmationNumber} />}
        <Documents
          documents={activity.documents}
          of={activity.title}
          onEdit={editor && (() => editor.open({ kind: 'files', activity }))}
        />
        <BookingMails emailIds={activity.emailIds} />
      </article>
    </li>
  );
}

interface TimesProps {
  readonly activity: Activity;
  readonly clocks: Clocks;
  /** Whether the end is shown here and not on the card. */
  readonly open: boolean;
}

function Times({ activity: { time, endTime }, clocks, open }: TimesProps) {
  if (time === null) return <p className={styles.times} />;
  return (
    <p className={styles.times}>
      <span>
        <ClockTime time={time} note={clocks.start} />
      </span>
      {open && endTime !== null && (
        <span className={styles.until}>
          <span className={hidden.visuallyHidden}>until </span>
          <ClockTime time={endTime} note={clocks.end} days={clocks.daysLater} />
        </span>
      )}
    </p>
  );
}
