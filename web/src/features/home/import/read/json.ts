import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import * as z from 'zod/mini';
import { tailOf } from '#shared/contract/ids.ts';
import { tooMuch } from '#shared/import/too-much.ts';
import { TRIP_FORMAT, TripFile } from '#shared/import/trip-file.ts';
import type { ReadTrip } from './found-trip.ts';
import { linesOf } from './lines.ts';
import { isSavedPlaces, readSavedPlaces } from './saved-places.ts';

/** Items as they were downloaded, whose ids another trip replaces. */
const WithId = z.looseObject({ id: z.optional(z.string()), uid: z.optional(z.string()) });
const WithIds = z.looseObject({
  days: z.optional(z.array(z.looseObject({ activities: z.optional(z.array(WithId)) }))),
  ideas: z.optional(z.array(WithId)),
});

/** Reads what 'Everything (.json)' in a trip's menu has downloaded, whole or not at all, or Google's saved places. */
export function readJson(text: string, name: string): ReadTrip {
  const lineAt = linesOf(text);
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [wrong] = errors;
  if (!root || wrong) return { problem: `Line ${lineAt(wrong?.offset ?? 0)}: This is not valid JSON.` };
  const value: unknown = getNodeValue(root);
  if (isSavedPlaces(value)) return readSavedPlaces(value, name, (path) => lineAt(offsetOf(root, path)));
  const { data, error } = TripFile.safeParse(withUids(value));
  if (!data) {
    const [issue] = error.issues;
    const message = issue?.message ?? 'This is no trip that was downloaded here';
    return { problem: `Line ${lineAt(offsetOf(root, issue?.path ?? []))}: ${message}.` };
  }
  if (data.format !== TRIP_FORMAT) return { problem: `This is no file of the format ${TRIP_FORMAT}.` };
  const problem = tooMuch(data);
  return problem === undefined ? { trip: data, unread: [] } : { problem };
}

/** With each activity's UID, or else the tail of its id, which is what names it in a calendar of this site. */
function withUids(value: unknown): unknown {
  const { data: file } = WithIds.safeParse(value);
  if (!file) return value;
  const named = ({ id, ...item }: z.output<typeof WithId>) => {
    const uid = item.uid ?? (id && tailOf(id));
    return uid ? { ...item, uid } : item;
  };
  return {
    ...file,
    ...(file.days && { days: file.days.map((day) => ({ ...day, activities: day.activities?.map(named) })) }),
    ...(file.ideas && { ideas: file.ideas.map(named) }),
  };
}

/** Where a value begins, or of the one around it when it is missing itself. */
function offsetOf(root: Node, path: readonly PropertyKey[]): number {
  const steps = path.filter((step) => typeof step !== 'symbol');
  for (let depth = steps.length; depth > 0; depth -= 1) {
    const node = findNodeAtLocation(root, steps.slice(0, depth));
    if (node) return node.offset;
  }
  return root.offset;
}
