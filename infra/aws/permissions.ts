import type { FunctionName } from '#infra/build/bundles.ts';
import { allRoutes } from '#shared/routes.ts';
import { COVER_FILES, DOCUMENT_FILES, type Permissions, PHOTO_FILES } from './function-permissions.ts';
import { type FunctionSize, LONG, MODEL, PASSWORD, PICTURE, SMALL, USUAL } from './function-sizes.ts';
import {
  ADD_BOOKINGS,
  ADD_MAIL,
  all,
  BEGIN_SESSION,
  CHANGE_COSTS,
  CHANGE_TRIP,
  CLAIM_FILE,
  COUNT,
  COUNT_TOPICS,
  call,
  END_SESSION,
  FIND_BY_NAME,
  FIND_FILE,
  LET_MESSAGE_GO,
  LIST_TRIP,
  LOCATE_BOOKINGS,
  MAKE_TRIP,
  may,
  ONCE,
  READ_TRIP,
  SAVE_PHOTO,
  STAGE_TRIP,
  STEP,
  type TableGrant,
} from './table-grants.ts';

/** Every function and its permissions. The type requires a line when a call is added. See also `tableGrants`. */
export const permissions: Readonly<Record<FunctionName, Permissions>> = {
  // It notes that the session is in use.
  getUser: { table: call(may(['UpdateItem'], 'USER')) },
  login: {
    size: PASSWORD,
    table: call(BEGIN_SESSION, END_SESSION, may(['GetItem', 'ConditionCheckItem'], 'EMAIL')),
  },
  // Sent again, it signs in.
  register: {
    size: PASSWORD,
    table: call(
      ...[ONCE, BEGIN_SESSION, END_SESSION],
      may(['GetItem', 'ConditionCheckItem', 'PutItem'], 'EMAIL', 'USERNAME', 'USER'),
    ),
  },
  logout: { table: call(END_SESSION) },
  loginPage: { table: call() },
  logoutPage: { table: call(END_SESSION) },
  requestPasswordReset: { table: call(COUNT, may(['GetItem'], 'EMAIL'), may(['PutItem'], 'USER')), sendsMail: true },
  confirmPasswordReset: {
    size: PASSWORD,
    table: call(ONCE, may(['UpdateItem'], 'EMAIL'), may(['DeleteItem'], 'USER')),
  },
  changePassword: {
    size: PASSWORD,
    table: call(BEGIN_SESSION, END_SESSION, may(['GetItem', 'UpdateItem'], 'EMAIL')),
    sendsMail: true,
  },
  listSessions: { table: call() },
  endSession: { table: call(END_SESSION) },
  endOtherSessions: { table: call(may(['BatchWriteItem'], 'USER')) },
  startPasskey: { size: PASSWORD, table: call(may(['GetItem'], 'EMAIL')) },
  addPasskey: { table: call(may(['PutItem', 'UpdateItem'], 'USER', 'PASSKEY', 'CHALLENGE')), sendsMail: true },
  listPasskeys: { table: call() },
  removePasskey: {
    size: PASSWORD,
    table: call(may(['GetItem'], 'EMAIL'), may(['UpdateItem', 'DeleteItem'], 'USER', 'PASSKEY')),
    sendsMail: true,
  },
  startPasskeySignIn: { table: call(may(['PutItem'], 'KEYS')) },
  signInWithPasskey: {
    table: call(
      ...[BEGIN_SESSION, END_SESSION],
      may(['BatchGetItem', 'UpdateItem', 'ConditionCheckItem'], 'USER'),
      may(['PutItem'], 'CHALLENGE'),
    ),
  },

  deleteAccount: {
    size: PASSWORD,
    table: call(may(['GetItem', 'DeleteItem'], 'EMAIL', 'USERNAME', 'ADDRESS'), may(['PutItem'], 'USER')),
  },
  startExport: { table: call(ONCE, may(['PutItem'], 'USER')) },
  getExport: { table: call(), media: { exports: ['GetObject'] } },

  createCalendar: { table: call(may(['GetItem'], 'TRIP'), may(['PutItem', 'UpdateItem'], 'USER')) },
  listCalendars: { table: call() },
  endCalendar: { table: call(may(['DeleteItem', 'UpdateItem'], 'USER')) },
  getCalendar: { size: LONG, table: call(may(['BatchGetItem'], 'USER'), READ_TRIP) },

  importTrip: { size: LONG, table: call(ONCE, STAGE_TRIP, CHANGE_TRIP) },
  createTrip: { size: LONG, table: call(ONCE, MAKE_TRIP, SAVE_PHOTO), media: COVER_FILES },
  listTrips: { table: call() },
  listPublicTrips: { table: call(may(['Query'], 'PUBLIC')) },
  listFollowingTrips: { table: call(may(['Query'], 'FEED'), may(['BatchGetItem'], 'PUBLICBY')) },
  listTravellerTrips: { table: call(may(['GetItem'], 'USERNAME'), may(['Query'], 'PUBLICBY')) },
  getTrip: { table: call(may(['GetItem'], 'TRIP')) },
  updateTrip: { size: LONG, table: call(CHANGE_TRIP, SAVE_PHOTO), media: COVER_FILES },
  deleteTrip: { size: LONG, table: call(CHANGE_TRIP) },
  mergeTrips: { size: LONG, table: call(ONCE, CHANGE_TRIP) },
  unmergeTrips: { size: LONG, table: call(ONCE, CHANGE_TRIP) },
  addTripPhoto: { size: PICTURE, table: call(CHANGE_TRIP, SAVE_PHOTO), media: PHOTO_FILES },
  removeTripPhoto: { table: call(CHANGE_TRIP) },

  // A companion's card is in the companion's own list.
  listCompanions: { table: call(READ_TRIP, may(['BatchGetItem'], 'USER')) },
  listChanges: { table: call(READ_TRIP, may(['BatchGetItem'], 'USER')) },
  invite: { table: call(COUNT, CHANGE_TRIP), sendsMail: true },
  setCompanion: { table: call(CHANGE_TRIP) },
  removeCompanion: { table: call(CHANGE_TRIP) },
  getInvitation: { table: call(may(['BatchGetItem'], 'TRIP')) },
  acceptInvitation: { table: call(may(['BatchGetItem'], 'TRIP'), CHANGE_TRIP) },
  listSharedTrips: { table: call(may(['BatchGetItem'], 'USER')) },
  setLink: { table: call(CHANGE_TRIP) },
  endLink: { table: call(CHANGE_TRIP) },
  openLink: { table: call(may(['GetItem'], 'TRIP')) },
  getPreview: { table: call(may(['GetItem'], 'TRIP', 'USERNAME'), may(['Query'], 'PUBLICBY')) },

  listDays: { table: call(READ_TRIP) },
  createDay: { table: call(ONCE, CHANGE_TRIP) },
  updateDay: { table: call(CHANGE_TRIP) },
  deleteDay: { table: call(CHANGE_TRIP) },
  restoreDay: { table: call(ONCE, CHANGE_TRIP) },
  addDayPhoto: { size: PICTURE, table: call(CHANGE_TRIP, SAVE_PHOTO), media: PHOTO_FILES },
  removeDayPhoto: { table: call(CHANGE_TRIP) },

  listActivities: { table: call(READ_TRIP) },
  createActivity: { table: call(ONCE, CHANGE_TRIP) },
  updateActivity: { table: call(CHANGE_TRIP) },
  deleteActivity: { table: call(CHANGE_TRIP) },
  addActivityPhoto: { size: PICTURE, table: call(CHANGE_TRIP, SAVE_PHOTO), media: PHOTO_FILES },
  removeActivityPhoto: { table: call(CHANGE_TRIP) },

  addDocument: { size: PICTURE, table: call(CHANGE_TRIP, SAVE_PHOTO), media: DOCUMENT_FILES },
  removeDocument: { table: call(CHANGE_TRIP, CLAIM_FILE) },
  listCosts: { table: call(READ_TRIP, may(['Query'], 'RATES'), may(['BatchGetItem'], 'USER')) },
  addCost: { table: call(ONCE, CHANGE_COSTS) },
  updateCost: { table: call(CHANGE_COSTS) },
  removeCost: { table: call(CHANGE_TRIP, may(['BatchGetItem'], 'TRIP')) },
  setMoney: { table: call(CHANGE_TRIP, may(['Query'], 'RATES'), may(['BatchGetItem'], 'USER')) },

  setFinding: { table: call(may(['GetItem', 'ConditionCheckItem', 'PutItem', 'UpdateItem'], 'TRIP')) },

  createUpload: { table: call(CLAIM_FILE), media: { uploads: ['PutObject'] } },
  getMedia: {
    table: call(FIND_FILE),
    media: { uploads: ['GetObject'], photos: ['GetObject'], documents: ['GetObject'] },
  },
  getOutsidePicture: { table: call(may(['GetItem'], 'TRIP')) },

  getTraveller: { table: call(may(['GetItem'], 'USERNAME', 'FOLLOWING')) },
  searchTravellers: { table: call(FIND_BY_NAME) },
  followTraveller: { table: call(may(['PutItem', 'UpdateItem'], 'FOLLOWING', 'FOLLOWERS', 'USER')) },
  unfollowTraveller: { table: call(may(['DeleteItem', 'UpdateItem'], 'FOLLOWING', 'FOLLOWERS', 'USER')) },
  getProfile: { table: call() },
  updateProfile: { table: call(may(['UpdateItem'], 'USER'), may(['PutItem', 'DeleteItem'], 'USERNAME')) },
  listProfileTrips: { table: call() },
  listFollowers: { table: call(may(['Query'], 'FOLLOWERS'), may(['BatchGetItem'], 'USER')) },
  listFollowing: { table: call(may(['Query'], 'FOLLOWING'), may(['BatchGetItem'], 'USER')) },

  search: { table: call(FIND_BY_NAME, may(['GetItem'], 'EMAIL')) },
  listPlacePhotos: { table: call() },
  findPlaces: { table: call() },
  locateTrip: { table: call(READ_TRIP) },
  listTripGroups: { table: call(COUNT_TOPICS, may(['Query'], 'TOPIC')) },
  listTripsTo: { table: call(COUNT_TOPICS, may(['Query'], 'TOPIC')) },

  tripChat: { size: MODEL, table: call(READ_TRIP), model: true },
  createTripFromSuggestion: { table: call(ONCE, STAGE_TRIP) },
  quickAddPlace: { table: call(ONCE, MAKE_TRIP, CHANGE_TRIP) },
  applyPlan: { table: call(ONCE, STEP) },
  undoPlan: { table: call(STEP) },

  applyStep: { size: LONG, table: call(ONCE, STEP) },
  undoStep: { size: LONG, table: call(STEP) },

  // The personal address is created at first use, so this read writes.
  getEmailAddress: { table: call(may(['UpdateItem'], 'USER'), may(['PutItem'], 'ADDRESS')) },
  replaceEmailAddress: { table: call(ONCE, may(['UpdateItem'], 'USER'), may(['PutItem', 'DeleteItem'], 'ADDRESS')) },
  blockSender: { table: call(may(['PutItem', 'UpdateItem'], 'USER')) },
  listBlockedSenders: { table: call() },
  unblockSender: { table: call(may(['DeleteItem', 'UpdateItem'], 'USER')) },
  listProcessedEmails: { table: call(LOCATE_BOOKINGS) },
  parseEmail: { size: MODEL, table: call(LOCATE_BOOKINGS, READ_TRIP), model: true },
  createTripFromEmail: { table: call(ONCE, ADD_BOOKINGS) },
  // The mail's tickets are taken out of it, and kept with its bookings.
  processEmail: {
    size: PICTURE,
    table: call(ONCE, ADD_BOOKINGS, CLAIM_FILE),
    mail: ['GetObject'],
    media: { documents: ['PutObject'] },
  },
  retryEmail: {
    size: MODEL,
    table: call(ONCE, LOCATE_BOOKINGS, may(['UpdateItem'], 'INBOX')),
    mail: ['GetObject'],
    model: true,
  },
  getEmail: { table: call(LOCATE_BOOKINGS), mail: ['GetObject'] },
  deleteEmail: { table: call(may(['UpdateItem'], 'INBOX')) },
  restoreEmail: { table: call(LOCATE_BOOKINGS, may(['UpdateItem'], 'INBOX')) },
  quickTestEmail: { size: MODEL, table: call(ONCE, ADD_MAIL), model: true },

  // SES waits for its answer, 30 seconds at most.
  admitMail: {
    size: SMALL,
    table: all(COUNT, may(['GetItem'], 'ADDRESS'), may(['PutItem', 'ConditionCheckItem'], 'RAW', 'INBOX', 'USER')),
    bouncesMail: true,
  },
  // A mail that cannot be read must not count as deleted, so reads have to distinguish the two.
  receiveMail: {
    size: { memory: 1769, timeout: 120 },
    table: all(COUNT, may(['GetItem'], 'INBOX'), ADD_MAIL, LET_MESSAGE_GO),
    ...{ mail: ['GetObject', 'DeleteObject'], listsMail: 'all', model: true },
  },
  // By version, or under the condition that it is still the same object, which S3 allows only to whoever may read it.
  removeLargeUpload: {
    size: SMALL,
    table: may([]),
    media: { uploads: ['GetObject', 'DeleteObject', 'DeleteObjectVersion'] },
  },
  // Files that nothing shows any more are deleted with the items that showed them.
  projectChanges: {
    size: { memory: 512, timeout: 60 },
    table: all(
      may(['GetItem', 'Query', 'ConditionCheckItem', 'PutItem', 'UpdateItem'], 'USER', 'TRIP'),
      may(['BatchGetItem', 'DeleteItem', 'BatchWriteItem'], 'TRIP'),
      LIST_TRIP,
      may(['BatchWriteItem'], 'FEED', 'WORD', 'FILE'),
      may(['BatchGetItem'], 'FILE'),
      may(['GetItem', 'Query'], 'FOLLOWERS', 'FOLLOWING'),
      may(['PutItem', 'DeleteItem'], 'FANOUT'),
      may(['UpdateItem'], 'INBOX'),
      LET_MESSAGE_GO,
    ),
    mail: ['DeleteObject'],
    media: {
      uploads: ['DeleteObject'],
      photos: ['DeleteObject', 'DeleteObjectVersion'],
      documents: ['DeleteObject', 'DeleteObjectVersion'],
      exports: ['DeleteObject'],
    },
    listsMedia: 'folders',
  },
  // Once a working day, where the stage has the Bank's rates.
  readRates: { size: SMALL, table: may(['PutItem'], 'RATES') },
  // Reads all lists of public trips, and removes parts that are no longer needed.
  writeSitemap: {
    size: { memory: 1024, timeout: 300 },
    table: may(['Query'], 'PUBLIC'),
    media: { sitemaps: ['PutObject', 'DeleteObject'] },
    listsMedia: 'folders',
  },
  // Removes accounts with everything in them, and exports them completely.
  // As long as Lambda lets anything run: a copy of an account holds all its photos.
  runAccountJobs: {
    size: { memory: 1769, timeout: 900 },
    table: all(
      may(['GetItem', 'Query', 'UpdateItem', 'DeleteItem', 'BatchGetItem', 'BatchWriteItem'], 'USER', 'TRIP'),
      CLAIM_FILE,
      LIST_TRIP,
      may(['Query', 'BatchWriteItem'], 'FEED', 'PUBLICBY', 'INBOX', 'REPEAT'),
      LET_MESSAGE_GO,
      may(['Query', 'DeleteItem'], 'FOLLOWERS', 'FOLLOWING'),
      may(['BatchWriteItem'], 'PASSKEY'),
    ),
    media: {
      uploads: ['GetObject', 'DeleteObjectVersion'],
      photos: ['GetObject', 'DeleteObjectVersion'],
      documents: ['GetObject', 'DeleteObjectVersion'],
      exports: ['PutObject', 'AbortMultipartUpload', 'DeleteObjectVersion'],
    },
    listsMedia: 'all',
    ...{ mail: ['GetObject', 'DeleteObject'], listsMail: 'all' },
  },
};

/**
 * What a function may do to the table, each a statement of its own: its line, and where its contract has limits, counting
 * its calls. So counting does not let it update anything else.
 */
export function tableGrants(name: string, { table }: Permissions): readonly TableGrant[] {
  const isCounted = allRoutes.some((route) => route.name === name && route.limits.length > 0);
  return [table, ...(isCounted ? [COUNT] : [])].filter(({ actions }) => actions.length > 0);
}

/** The size of a function, by its name in camelCase. */
export function sizeOf(name: string): FunctionSize {
  const all: Readonly<Record<string, Permissions | undefined>> = permissions;
  return all[name]?.size ?? USUAL;
}
