import type { Document } from '#shared/documents/document.ts';
import { MAX_DOCUMENTS } from '#shared/documents/schema.ts';
import type { ParsedBooking } from '#shared/mail/schema.ts';
import { storeDocument } from '../../documents/stored-document.ts';
import type { MediaStore } from '../../ports/media-store.ts';
import type { TripEdit } from '../../trips/itinerary/trip-edit.ts';
import { bookingOfPass } from './booking-of-pass.ts';
import type { DocumentClaims } from './document-claims.ts';
import type { LeftOut, MailFiles } from './read-files.ts';

interface KeepingDependencies {
  readonly media: Pick<MediaStore, 'write'>;
  readonly claims: DocumentClaims;
}

/** Keeps files of a mail with the activities of its bookings. */
export interface FileKeeper {
  /** Claims what it will store in trips that are still being read; `keep` claims what nobody has claimed by then. */
  readonly claim: (tripIds: readonly string[]) => Promise<void>;
  readonly keep: (booked: BookedIn) => Promise<FilesKept>;
}

/** Where there are no files. */
export const KEEPS_NOTHING: FileKeeper = {
  claim: async () => undefined,
  keep: async () => ({ kept: 0, leftOut: [] }),
};

interface FilesKept {
  readonly kept: number;
  readonly leftOut: readonly LeftOut[];
}

/** The trips that a mail changes or creates, and the bookings that it has there. */
interface BookedIn {
  readonly edits: readonly TripEdit[];
  /** Of each of the mail's bookings, undefined where it is in no trip. */
  readonly bookingIds: readonly (string | undefined)[];
}

type Kept = MailFiles['files'][number];

/**
 * Keeps a mail's files with its bookings, each once: a pass with the booking that it is for, everything else with the
 * first one. They are claimed, then stored, before the trips are saved that show them; what is left of an attempt that
 * fails is deleted within a day.
 */
export function fileKeeper(
  { files, leftOut }: MailFiles,
  bookings: readonly ParsedBooking[],
  { media, claims }: KeepingDependencies,
): FileKeeper {
  const keep = async ({ edits, bookingIds }: BookedIn): Promise<FilesKept> => {
    const notKept = [...leftOut];
    const byTrip = new Map<TripEdit, { readonly each: Kept; readonly bookingId: string }[]>();
    const first = bookingIds.find((id) => editOf(edits, id) !== undefined);
    for (const each of files) {
      const own = bookingIds[bookingOfPass(each.file, bookings) ?? -1];
      const bookingId = editOf(edits, own) === undefined ? first : own;
      const edit = editOf(edits, bookingId);
      if (!edit || bookingId === undefined)
        notKept.push({ name: each.name, why: 'This email adds no booking to a trip.' });
      else byTrip.set(edit, [...(byTrip.get(edit) ?? []), { each, bookingId }]);
    }
    let kept = 0;
    for (const [edit, own] of byTrip) {
      const { id: tripId } = edit.trip;
      await claims(tripId);
      for (const { each, bookingId } of own) {
        const document = await storeDocument(each.file, { tripId, name: each.name }, media);
        if (addTo(edit, bookingId, document)) kept += 1;
        else notKept.push({ name: each.name, why: `At most ${MAX_DOCUMENTS} files can be kept with an activity` });
      }
    }
    return { kept, leftOut: notKept };
  };
  const claim = async (tripIds: readonly string[]) => {
    if (files.length > 0) await Promise.all(tripIds.map(claims));
  };
  return { claim, keep };
}

function editOf(edits: readonly TripEdit[], bookingId: string | undefined): TripEdit | undefined {
  return edits.find((edit) => activityOf(edit, bookingId) !== undefined);
}

function activityOf(edit: TripEdit, bookingId: string | undefined) {
  return bookingId === undefined ? undefined : edit.activities().find((each) => each.bookingId === bookingId);
}

/** Whether the activity has the document now; one that it had keeps its name. */
function addTo(edit: TripEdit, bookingId: string, document: Document): boolean {
  const activity = activityOf(edit, bookingId);
  if (!activity) return false;
  const { documents = [] } = activity;
  if (documents.some(({ documentURL }) => documentURL === document.documentURL)) return true;
  if (documents.length >= MAX_DOCUMENTS) return false;
  edit.changeActivity(activity.id, { documents: [...documents, document] });
  return true;
}
