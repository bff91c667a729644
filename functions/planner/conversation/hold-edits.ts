import type { Edit } from '../edits/edit.ts';
import { namesOf } from '../edits/names-of-edit.ts';
import { listed } from '../words/listed.ts';
import type { Standing } from './plan-difference.ts';

/** What edits were to do and the plan that goes out does not show: where things stand instead; empty when all is done. */
export function undoneText(edits: readonly Edit[], plan: readonly Standing[]): string {
  // Other days have other numbers then.
  if (edits.some(({ kind }) => kind === 'insert' || kind === 'drop')) return '';
  const last = new Map(edits.flatMap((edit) => namesOf(edit).map((name): [string, Edit] => [name, edit])));
  return [...last].flatMap(([name, edit]) => undone(name, edit, plan) ?? []).join(' ');
}

function undone(name: string, edit: Edit, plan: readonly Standing[]): string | undefined {
  const there = plan.filter((each) => each.name === name);
  const days = listed(there.map(({ day }) => `day ${day + 1}`));
  if (edit.kind === 'remove') return there.length === 0 ? undefined : `${name} is still on ${days}.`;
  if (there.length === 0) return `${name} found no place on the plan.`;
  const on = edit.kind === 'add' ? edit.day : edit.kind === 'move' ? edit.to : undefined;
  return on === undefined || there.some(({ day }) => day === on) ? undefined : `${name} is on ${days}.`;
}
