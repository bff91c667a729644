import { KINDS } from '#shared/activities/kinds.ts';
import { placeOfZone } from '#shared/time/zone-names.ts';
import { formatMoney } from '../../../lib/money.ts';
import type { JoinedField } from '../joined/join-values.ts';
import { type ActivityFormValues, NO_CHOICE } from './activity-form.ts';
import { DETAIL_LABELS } from './detail-field.tsx';
import { KIND_LOOKS } from './kind-choice.tsx';
import type { DetailName } from './kind-fields.ts';
import { CATEGORIES, RATINGS, STATUSES, TIMES } from './options.ts';

type Field = JoinedField<ActivityFormValues>;
type TextName = 'title' | 'endDate' | 'notes' | 'confirmationNumber';

const text = (label: string, name: TextName): Field => ({ label, names: [name], show: (values) => values[name] });

interface Option {
  readonly value: string;
  readonly label: string;
}

function choice(
  label: string,
  name: 'category' | 'rating' | 'timeOfDay' | 'status',
  options: readonly Option[],
): Field {
  const word = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  return { label, names: [name], show: ({ [name]: value }) => (value === NO_CHOICE ? '' : word(value)) };
}

function clock(label: string, time: 'time' | 'endTime', later: 'timeIsLater' | 'endTimeIsLater'): Field {
  const show = (values: ActivityFormValues) => (values[later] ? `The second ${values[time]}` : values[time]);
  return { label, names: [time, later], show };
}

const zone = (label: string, name: 'timeZone' | 'endTimeZone'): Field => ({
  ...{ label, names: [name] },
  show: ({ [name]: timeZone }) => timeZone && `${placeOfZone(timeZone)} time`,
});

const DETAILS = (Object.keys(DETAIL_LABELS) as DetailName[]).map(
  (name): Field => ({
    ...{ label: DETAIL_LABELS[name], names: [`details.${name}`] },
    show: ({ details }) => details[name] ?? '',
  }),
);

/** The fields of an activity's form as two versions of it are joined; a place goes with its position. */
export const ACTIVITY_JOINED_FIELDS: readonly Field[] = [
  {
    ...{ label: 'Kind', names: ['kind'] },
    show: ({ kind }) => KINDS.flatMap((each) => (each === kind ? [KIND_LOOKS[each][0]] : [])).join(''),
  },
  text('Title', 'title'),
  clock('Time', 'time', 'timeIsLater'),
  zone('Time zone', 'timeZone'),
  choice('Time of Day', 'timeOfDay', TIMES),
  {
    ...{ label: 'Location', names: ['location', 'coordinates', 'country'] },
    show: ({ location, coordinates }) => placed(location, coordinates),
  },
  {
    ...{ label: 'To', names: ['endLocation', 'endCoordinates'] },
    show: ({ endLocation, endCoordinates }) => placed(endLocation, endCoordinates),
  },
  text('End Date', 'endDate'),
  clock('End Time', 'endTime', 'endTimeIsLater'),
  zone('Time zone of the end', 'endTimeZone'),
  choice('Category', 'category', CATEGORIES),
  {
    ...{ label: 'Cost', names: ['cost', 'currency'] },
    show: ({ cost, currency }) => (cost === '' ? '' : formatMoney({ amount: Number(cost), currency })),
  },
  choice('Rating', 'rating', RATINGS),
  text('Notes', 'notes'),
  text('Confirmation Number', 'confirmationNumber'),
  choice('Status', 'status', STATUSES),
  ...DETAILS,
];

/** Two versions may have the same words for different places on the map. */
function placed(words: string, at: ActivityFormValues['coordinates']): string {
  const position = at && `${at.latitude.toFixed(4)}, ${at.longitude.toFixed(4)}`;
  return [words, position].filter(Boolean).join('\n');
}
