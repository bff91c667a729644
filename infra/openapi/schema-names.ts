import * as z from 'zod/mini';
import * as details from '#shared/activities/details.ts';
import * as activities from '#shared/activities/schema.ts';
import * as calendars from '#shared/calendars/schema.ts';
import * as errors from '#shared/contract/error-body.ts';
import * as success from '#shared/contract/success.ts';
import * as costs from '#shared/costs/schema.ts';
import * as days from '#shared/days/schema.ts';
import * as discover from '#shared/discover/schema.ts';
import * as tripFile from '#shared/import/trip-file.ts';
import * as mail from '#shared/mail/schema.ts';
import * as photos from '#shared/photos/schema.ts';
import * as placeSearch from '#shared/place-search/schema.ts';
import * as places from '#shared/places/position.ts';
import * as planner from '#shared/planner/schema.ts';
import * as session from '#shared/session/schema.ts';
import * as audiences from '#shared/sharing/audiences.ts';
import * as changes from '#shared/sharing/changes.ts';
import * as sharing from '#shared/sharing/schema.ts';
import * as steps from '#shared/steps/schema.ts';
import * as travellers from '#shared/travellers/schema.ts';
import * as trips from '#shared/trips/schema.ts';

const modules = [
  ...[
    activities,
    calendars,
    costs,
    days,
    details,
    discover,
    errors,
    mail,
    photos,
    placeSearch,
    places,
    planner,
    session,
    success,
  ],
  ...[audiences, changes, sharing, steps, tripFile, travellers, trips],
];

/** The domain types: every object schema that a feature exports, by its name there. */
export const schemaNames = z.registry<{ id: string }>();
for (const module of modules) {
  for (const [id, schema] of Object.entries(module)) {
    if (schema instanceof z.ZodMiniObject) schemaNames.add(schema, { id });
  }
}
