import type { Activity } from '#shared/activities/schema.ts';
import { categoryLook } from '../../../lib/activities/category-look.ts';
import { BoardingStrip } from '../../../ui/boarding-strip/boarding-strip.tsx';
import tints from '../../../ui/category-tint.module.css';
import { classNames } from '../../../ui/class-names.ts';
import hidden from '../../../ui/visually-hidden.module.css';
import { activitySign, journeyOf } from '../timeline/journey.ts';
import { nightsBetween } from '../timeline/nights.ts';
import { ActivityActions } from './activity-actions.tsx';
import { ActivityFacts } from './activity-facts.tsx';
import { ActivityPhotos } from './activity-photos.tsx';
import styles from './activity-row.module.css';
import { BookingMails } from './booking-mails.tsx';
import { CancelledNote } from './cancelled-note.tsx';
import { Confirmation } from './confirmation.tsx';
import { notesToShow } from './notes-to-show.ts';
import { StayDates } from './stay-dates.tsx';

interface ActivityRowProps {
  readonly activity: Activity;
  /** The day's, ISO 8601. */
  readonly date: string;
  readonly deleting: boolean;
  readonly onDelete: () => void;
}

/** One row of the timeline: the time, the category's icon on the line, and a card laid out by category. */
export function ActivityRow({ activity, date, deleting, onDelete }: ActivityRowProps) {
  const { tone } = categoryLook(activity.category);
  const journey = journeyOf(activity, date);
  const nights = activity.category === 'accommodation' ? nightsBetween(date, activity.endDate) : 0;
  const notes = notesToShow(activity);
  return (
    <li className={styles.row} data-activity={activity.id}>
      <Times activity={activity} open={journey === undefined && nights === 0} />
      <span className={classNames(styles.node, tints[tone])} aria-hidden="true">
        {activitySign(activity)}
      </span>
      <article
        className={classNames(styles.card, nights > 0 && styles.stay, activity.cancelled && styles.cancelled)}
        aria-label={activity.title}
      >
        <div className={styles.head}>
          <h4 className={styles.title}>{activity.cancelled ? <s>{activity.title}</s> : activity.title}</h4>
          <ActivityActions activity={activity} deleting={deleting} onDelete={onDelete} />
        </div>
        {activity.cancelled && <CancelledNote />}
        {journey && <BoardingStrip journey={journey} />}
        {nights > 0 && <StayDates activity={activity} date={date} nights={nights} />}
        <ActivityFacts activity={activity} place={journey === undefined} />
        {notes !== null && <p className={styles.notes}>{notes}</p>}
        <ActivityPhotos activity={activity} />
        {activity.confirmationNumber !== null && <Confirmation number={activity.confirmationNumber} />}
        <BookingMails emailIds={activity.emailIds} />
      </article>
    </li>
  );
}

interface TimesProps {
  readonly activity: Activity;
  /** Whether the end is shown here and not on the card. */
  readonly open: boolean;
}

function Times({ activity: { time, endTime }, open }: TimesProps) {
  if (time === null) return <p className={styles.times} />;
  return (
    <p className={styles.times}>
      <time dateTime={time}>{time}</time>
      {open && endTime !== null && (
        <span className={styles.until}>
          <span className={hidden.visuallyHidden}>until </span>
          <time dateTime={endTime}>{endTime}</time>
        </span>
      )}
    </p>
  );
}
