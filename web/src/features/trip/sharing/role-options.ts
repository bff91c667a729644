import type { Role } from '#shared/sharing/audiences.ts';

/** What companions may do, in words. */
export const ROLE_OPTIONS: readonly { readonly value: Role; readonly label: string }[] = [
  { value: 'editor', label: 'Can edit' },
  { value: 'viewer', label: 'Can view' },
];
