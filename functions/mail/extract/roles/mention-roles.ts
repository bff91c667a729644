import { type MentionKind, plainCode } from './mentions.ts';

/** The fields of a booking that a mention can be the value of, and of which kind it then is. */
export const KIND_OF_ROLE = {
  startDate: 'date',
  endDate: 'date',
  startTime: 'time',
  endTime: 'time',
  cost: 'money',
  confirmationNumber: 'code',
  location: 'text',
} as const satisfies Record<string, MentionKind>;
export type MentionRole = keyof typeof KIND_OF_ROLE;
export const MENTION_ROLES = Object.keys(KIND_OF_ROLE).filter((role): role is MentionRole =>
  Object.hasOwn(KIND_OF_ROLE, role),
);

/** A value of a field as its mentions have it. */
export function mentionValue(role: MentionRole, value: string | number): string {
  if (role === 'cost') return Number(value).toFixed(2);
  return role === 'confirmationNumber' ? plainCode(String(value)) : String(value);
}
