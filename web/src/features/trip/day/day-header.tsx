import { format } from 'date-fns/format';
import {
  ArrowLeftRight,
  BedDouble,
  CalendarArrowUp,
  CalendarPlus,
  CloudSun,
  Ellipsis,
  MapPin,
  Pencil,
  Plus,
} from 'lucide-react';
import { calendarDay } from '#shared/calendar/calendar.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { formatLongDay } from '#shared/trips/dates.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { LinkItems } from '../../../ui/copy-link/link-items.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu/menu.tsx';
import { useEditor } from '../editor.ts';
import { Panel } from '../panel.tsx';
import { whoOpens } from '../who-opens.ts';
import styles from './day-header.module.css';

interface DayHeaderProps {
  readonly trip: TripDetail;
  readonly day: TripDay;
  readonly number: number;
}

/** A day's title, date and place, weather and accommodation, notes. */
export function DayHeader({ trip, day, number }: DayHeaderProps) {
  const editor = useEditor();
  return (
    <Panel
      label={`Day ${number}`}
      eyebrow={`Day ${number} · ${format(calendarDay(day.date), 'EEEE')}`}
      title={day.title}
      facts={
        <>
          <time dateTime={day.date.slice(0, 10)}>{formatLongDay(day.date)}</time>
          {day.location !== null && (
            <span className={styles.place}>
              <MapPin aria-hidden="true" />
              <bdi>{day.location}</bdi>
            </span>
          )}
        </>
      }
      actions={
        <div className={styles.actions}>
          {editor && (
            <IconButton
              icon={Pencil}
              label={`Edit day ${number}`}
              onClick={() => editor.open({ kind: 'edit-day', day })}
            />
          )}
          <Menu trigger={<IconButton icon={Ellipsis} label={`More for day ${number}`} />}>
            <LinkItems link={{ path: paths.day(trip.id, day.id), title: day.title, audience: whoOpens(trip) }} />
            {editor && (
              <>
                <MenuSeparator />
                <MenuItem
                  icon={ArrowLeftRight}
                  onSelect={() => editor.open({ kind: 'move-day', dayId: day.id, way: 'swap' })}
                >
                  Swap with…
                </MenuItem>
                <MenuItem
                  icon={CalendarArrowUp}
                  onSelect={() => editor.open({ kind: 'move-day', dayId: day.id, way: 'before' })}
                >
                  Move before…
                </MenuItem>
                <MenuItem icon={CalendarPlus} onSelect={() => editor.open({ kind: 'insert-day', dayId: day.id })}>
                  Insert a day after
                </MenuItem>
              </>
            )}
          </Menu>
          {editor && (
            <Button icon={Plus} onClick={() => editor.open({ kind: 'add-activity' })}>
              Add Activity
            </Button>
          )}
        </div>
      }
    >
      <Tiles day={day} />
      {day.notes !== null && (
        <p className={styles.notes} dir="auto">
          {day.notes}
        </p>
      )}
    </Panel>
  );
}

function Tiles({ day: { weather, accommodation, accommodationAddress } }: { readonly day: TripDay }) {
  const bed = accommodation !== null || accommodationAddress !== null;
  if (weather === null && !bed) return null;
  return (
    <div className={styles.tiles}>
      {weather !== null && (
        <div className={styles.tile}>
          <CloudSun className={styles.weather} aria-hidden="true" />
          <p className={styles.text} dir="auto">
            <span className={styles.heading}>{weather}</span>
            <span className={styles.line}>Weather</span>
          </p>
        </div>
      )}
      {bed && (
        <div className={styles.tile}>
          <BedDouble className={styles.bed} aria-hidden="true" />
          <p className={styles.text}>
            {accommodation !== null && (
              <span className={styles.heading} dir="auto">
                {accommodation}
              </span>
            )}
            <span className={styles.line} dir="auto">
              {accommodationAddress ?? 'Accommodation'}
            </span>
          </p>
        </div>
      )}
    </div>
  );
}
