import type { Details } from '#shared/activities/details.ts';
import { isJourney, type Kind } from '#shared/activities/kinds.ts';
import type { ActivityFormValues } from './activity-form.ts';

export type DetailName = keyof Details;
/** What only some kinds of activities have, besides the end's time, which all can have. */
export type KindField = 'endLocation' | 'endDate' | DetailName;

/** What the form of a kind shows of these, and how it calls the end. */
export interface KindFields {
  /** Of the group of fields; undefined for a kind that has none. */
  readonly group: 'Journey' | 'Stay' | undefined;
  readonly endDate: string;
  readonly endTime: string;
  /** In the group, in order. */
  readonly own: readonly KindField[];
  /** Among the booking details, in order. */
  readonly more: readonly DetailName[];
}

const BOOKABLE = ['freeUntil', 'link'] as const;
/** What a journey has besides carrier, number and seat: what is asked for at the door, and what matters less. */
const ON_BOARD: Readonly<Record<string, readonly [DetailName, ...DetailName[]]>> = {
  ...{ flight: ['gate', 'terminal', 'class'], train: ['coach', 'platform', 'class'] },
  ...{ bus: ['platform'], ferry: ['class'], drive: ['phone'], taxi: ['phone'] },
};

export function fieldsOfKind(kind: Kind): KindFields {
  if (isJourney(kind)) {
    const [first, ...more] = ON_BOARD[kind] ?? [];
    return {
      ...{ group: 'Journey', endDate: 'Arrival date', endTime: 'Arrival time' },
      own: ['endLocation', 'endDate', 'carrier', 'number', 'seat', ...(first ? [first] : [])],
      more: [...more, ...BOOKABLE],
    };
  }
  if (kind === 'stay') {
    const names = { group: 'Stay', endDate: 'Check-out date', endTime: 'Check-out time' } as const;
    return { ...names, own: ['endDate', 'checkInUntil', 'phone'], more: BOOKABLE };
  }
  return { group: undefined, endDate: 'End Date', endTime: 'End Time', own: [], more: BOOKABLE };
}

/** Whether a field stands among the kind's booking details. */
export function isMore({ more }: KindFields, name: KindField): boolean {
  return more.some((each) => each === name);
}

/** The fields that say something, which stay in sight whatever the kind becomes. */
export function filledFields({ endLocation, endDate, details }: ActivityFormValues): readonly KindField[] {
  const named = Object.entries({ endLocation, endDate, ...details });
  return named.flatMap(([name, text]) => (text === '' ? [] : [name as KindField]));
}
