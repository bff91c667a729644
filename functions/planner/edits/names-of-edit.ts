import type { Edit } from './edit.ts';

/** What an edit names, by which the plan has it. */
export function namesOf(edit: Edit): readonly string[] {
  if (edit.kind === 'add') return [edit.place];
  return edit.kind === 'remove' || edit.kind === 'move' ? [edit.key] : [];
}
