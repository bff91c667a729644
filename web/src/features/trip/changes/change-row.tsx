import type { TripDay } from '#shared/days/schema.ts';
import type { ChangedField, ChangedThing, TripChange } from '#shared/sharing/changes.ts';
import { count } from '#shared/trips/dates.ts';
import { deedInWords, fieldInWords, timeInWords, valueInWords, whoInWords } from './change-words.ts';
import { type ChangedPlace, placeOf } from './changed-place.ts';
import styles from './changes-window.module.css';

interface ChangeRowProps {
  readonly change: TripChange;
  /** As they are now. */
  readonly days: readonly TripDay[];
  /** The reader. */
  readonly ownId: string | undefined;
  readonly onShow: (place: ChangedPlace) => void;
}

/** One change: who, when, and what it did to each thing. */
export function ChangeRow({ change: { at, who, what, more }, days, ownId, onShow }: ChangeRowProps) {
  return (
    <li className={styles.change}>
      <p className={styles.when}>
        <span className={styles.who}>{whoInWords(who, ownId)}</span> · <time dateTime={at}>{timeInWords(at)}</time>
      </p>
      {what.map((thing) => (
        <Thing key={`${thing.thing} ${thing.id}`} thing={thing} days={days} onShow={onShow} />
      ))}
      {more > 0 && <p className={styles.when}>and {count(more, 'thing')} more</p>}
    </li>
  );
}

interface ThingProps extends Pick<ChangeRowProps, 'days' | 'onShow'> {
  readonly thing: ChangedThing;
}

/** What was done to a thing, which leads to where it is now. */
function Thing({ thing, days, onShow }: ThingProps) {
  const place = placeOf(thing, days);
  const told = thing.fields.filter(({ before, after }) => before !== null || after !== null);
  return (
    <div className={styles.thing}>
      <p>
        {deedInWords(thing)}{' '}
        {place ? (
          <button type="button" className={styles.title} dir="auto" onClick={() => onShow(place)}>
            {thing.title}
          </button>
        ) : (
          <span className={styles.gone} dir="auto">
            {thing.title}
          </span>
        )}
      </p>
      {told.map((field) => (
        <Values key={field.field} field={field} days={days} />
      ))}
    </div>
  );
}

function Values({ field, days }: { readonly field: ChangedField; readonly days: readonly TripDay[] }) {
  return (
    <p className={styles.field}>
      {fieldInWords(field)}: <del dir="auto">{valueInWords(field.field, field.before, days)}</del>{' '}
      <span aria-hidden="true">→</span> <ins dir="auto">{valueInWords(field.field, field.after, days)}</ins>
    </p>
  );
}
