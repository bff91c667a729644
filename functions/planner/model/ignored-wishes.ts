import { foldInPlace } from '#shared/text/fold.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { CataloguePlace } from '../catalogue/catalogue-schema.ts';
import type { ReadClause } from '../conversation/clause-reading.ts';
import type { Heard } from '../conversation/hear.ts';
import { undoneText } from '../conversation/hold-edits.ts';
import type { Standing } from '../conversation/plan-difference.ts';
import { type Draft, destinationsOf } from '../edits/draft.ts';
import type { Edit } from '../edits/edit.ts';
import { namesOf } from '../edits/names-of-edit.ts';
import { takenOff } from '../edits/said-of-things.ts';
import { placeScore } from '../itinerary/place-score.ts';
import { namedSights } from '../understand/find-sights.ts';
import type { Wish } from '../understand/wish.ts';
import { listed } from '../words/listed.ts';
import type { ModelActivity, ModelAnswer } from './answer-schema.ts';

type Trip = NonNullable<ModelAnswer['trip']>;

/** What of a model's plan is not as the traveller wants it, in words for the model; empty when nothing is. */
export function ignoredWishes({ trip, message }: ModelAnswer, heard: Heard): string {
  if (!trip) return '';
  const edits = heard.clauses.flatMap((clause) => namedEdits(clause, heard.draft));
  return [undoneText(edits, standingsOf(trip)), ruledOutText(trip, heard.wish), lengthText(trip, message)]
    .filter(Boolean)
    .join(' ');
}

/** The edits of what a clause names: anything else the built-in planner chose, and a model may choose otherwise. */
function namedEdits({ clause, resolved }: ReadClause, draft: Draft | undefined): Edit[] {
  if (!draft || draft.tripTitle !== undefined) return [];
  const named = namedSights(foldInPlace(clause.text), destinationsOf(draft)).map(({ place }) => place.name);
  const edits = resolved && 'edits' in resolved ? resolved.edits : [];
  const off = [...takenOff(clause.text, draft)].map((key): Edit => ({ kind: 'remove', key, title: key, day: 0 }));
  return [...edits.filter((edit) => namesOf(edit).some((name) => named.includes(name))), ...off];
}

/** What a model's plan has, by the names of the catalogue where it knows them. */
function standingsOf(trip: Trip): Standing[] {
  return trip.days.flatMap(({ activities }, day) =>
    activities.map((activity) => ({
      name: placeOf(activity, trip)?.place.name ?? activity.name,
      day,
      time: activity.timeOfDay,
    })),
  );
}

function placeOf({ name, city }: ModelActivity, { destination: where }: Trip) {
  const destination = catalogue().destination(city ?? '') ?? catalogue().destination(where);
  const place: CataloguePlace | undefined = destination && catalogue().place(destination, name);
  return destination && place && { destination, place };
}

/** Places that must not be proposed: what is not liked, what conflicts with a need, a bar for a family. */
function ruledOutText(trip: Trip, wish: Wish): string {
  const ruledOut = trip.days.flatMap(({ activities }) =>
    activities.flatMap((activity) => {
      const found = placeOf(activity, trip);
      // What is left out of the built-in plan may only have been one too many there.
      return found && placeScore(found.destination, found.place, { ...wish, leftOut: [] }, {}) === undefined
        ? found.place.name
        : [];
    }),
  );
  return ruledOut.length === 0 ? '' : `The traveller does not want ${listed(ruledOut, 'or')}.`;
}

/** A message of more days than the plan has. */
function lengthText({ days }: Trip, message: string): string {
  const said = [...message.matchAll(/\b(\d{1,2})[- ]days?\b/gi)].map(([, number]) => Number(number));
  return said.some((number) => number > days.length)
    ? `The message says ${Math.max(...said)} days, the plan has ${days.length}.`
    : '';
}
