import { useId } from 'react';
import { formatDayWithWeekday } from '#shared/trips/dates.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import type { FoundGroup, FoundItem } from './found-items.ts';
import styles from './found-list.module.css';

interface FoundListProps {
  readonly groups: readonly FoundGroup[];
  readonly isChosen: (key: string) => boolean;
  readonly onChoose: (keys: readonly string[], chosen: boolean) => void;
}

/** A file's days and ideas with a tick for each, and for each item in them. */
export function FoundList({ groups, ...choice }: FoundListProps) {
  return (
    <ul className={styles.groups} aria-label="What is in the file">
      {groups.map((group) => (
        <FoundDay key={group.key} group={group} {...choice} />
      ))}
    </ul>
  );
}

interface FoundDayProps extends Omit<FoundListProps, 'groups'> {
  readonly group: FoundGroup;
}

function FoundDay({ group: { key, title, date, items }, isChosen, onChoose }: FoundDayProps) {
  const keys = items.length === 0 ? [key] : items.map((item) => item.key);
  const chosen = keys.filter(isChosen).length;
  const all = chosen === keys.length;
  return (
    <li>
      <label className={styles.day}>
        <input
          type="checkbox"
          className={styles.tick}
          checked={all}
          ref={(input) => {
            if (input) input.indeterminate = chosen > 0 && !all;
          }}
          onChange={() => onChoose(keys, !all)}
        />
        <span className={styles.words}>
          <span className={styles.dayTitle}>{title}</span>
          {date !== null && <span className={styles.about}>{formatDayWithWeekday(date)}</span>}
        </span>
      </label>
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => (
            <FoundRow
              key={item.key}
              item={item}
              chosen={isChosen(item.key)}
              onToggle={() => onChoose([item.key], !isChosen(item.key))}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

interface FoundRowProps {
  readonly item: FoundItem;
  readonly chosen: boolean;
  readonly onToggle: () => void;
}

function FoundRow({ item: { activity, double }, chosen, onToggle }: FoundRowProps) {
  const aboutId = useId();
  const { title, time, location, endLocation } = activity;
  const place = [location, endLocation].filter(Boolean).join(' → ');
  return (
    <li>
      <label className={styles.item}>
        <input
          type="checkbox"
          className={styles.tick}
          aria-label={title}
          aria-describedby={aboutId}
          checked={chosen}
          onChange={onToggle}
        />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span id={aboutId} className={styles.about}>
            {[time, place !== title && place].filter(Boolean).join(' · ')}
            {double !== undefined && <Badge tone="amber">{double}</Badge>}
          </span>
        </span>
      </label>
    </li>
  );
}
