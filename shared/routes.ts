import * as account from './account/routes.ts';
import * as activities from './activities/routes.ts';
import * as calendars from './calendars/routes.ts';
import type { Route } from './contract/define-route.ts';
import * as costs from './costs/routes.ts';
import * as days from './days/routes.ts';
import * as discover from './discover/routes.ts';
import * as documents from './documents/routes.ts';
import * as health from './health/routes.ts';
import * as fileImport from './import/routes.ts';
import * as mail from './mail/routes.ts';
import * as senders from './mail/sender-routes.ts';
import * as media from './photos/media-routes.ts';
import * as photos from './photos/routes.ts';
import * as placeSearch from './place-search/routes.ts';
import * as planner from './planner/routes.ts';
import * as passkeys from './security/passkey-routes.ts';
import * as security from './security/routes.ts';
import * as session from './session/routes.ts';
import * as previews from './sharing/preview-routes.ts';
import * as sharing from './sharing/routes.ts';
import * as steps from './steps/routes.ts';
import * as profile from './travellers/profile-routes.ts';
import * as travellers from './travellers/routes.ts';
import * as trips from './trips/routes.ts';

/** Every call of the product, by name. */
export const routes = {
  ...session,
  ...security,
  ...passkeys,
  ...account,
  ...calendars,
  ...trips,
  ...sharing,
  ...previews,
  ...days,
  ...activities,
  ...documents,
  ...costs,
  ...health,
  ...photos,
  ...media,
  ...travellers,
  ...profile,
  ...discover,
  ...placeSearch,
  ...planner,
  ...steps,
  ...mail,
  ...senders,
  ...fileImport,
} as const;

export type RouteName = keyof typeof routes;

export const allRoutes: readonly Route[] = Object.values(routes);
