import type { FunctionName } from '#infra/build/bundles.ts';

/** Actions of DynamoDB (Service Authorization Reference); a transaction needs those of the writes in it. */
type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'ConditionCheckItem'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem';

type ObjectAction = 'GetObject' | 'PutObject' | 'DeleteObject' | 'AbortMultipartUpload';

/** What a function may touch. What is not here, it may not. */
export interface Permissions {
  readonly table: readonly TableAction[];
  /** Files of photos and clips, as browsers put them and as they were saved to a trip; and downloads of accounts. */
  readonly media?: Readonly<Partial<Record<'uploads' | 'photos' | 'exports', readonly ObjectAction[]>>>;
  /** Finding the files of media by the beginnings of their keys. */
  readonly listsMedia?: true;
  /** Mails as they arrived. */
  readonly mail?: readonly ObjectAction[];
  /** Asking the stage's model. */
  readonly model?: true;
  /** Sending mail from the stage's mail domain. */
  readonly sendsMail?: true;
  /** Telling senders that nobody has an address of the stage's mail domain. */
  readonly bouncesMail?: true;
}

const READ = ['GetItem', 'BatchGetItem', 'Query'] as const;
/** Reading, and counting the call against its limit. */
const READ_AND_COUNT = [...READ, 'UpdateItem'] as const;
const WRITE = [...READ, 'ConditionCheckItem', 'PutItem', 'UpdateItem', 'DeleteItem'] as const;
/** Also writing more items than one transaction takes. */
const WRITE_MANY = [...WRITE, 'BatchWriteItem'] as const;

/** An upload is read, kept without its location as a photo of its trip, and deleted; a photo is copied from trip to trip. */
const SAVE_PHOTO = { uploads: ['GetObject', 'DeleteObject'], photos: ['GetObject', 'PutObject'] } as const;

/** Every function, and what it may touch. The type asks for a line when a call is added. */
export const permissions: Readonly<Record<FunctionName, Permissions>> = {
  getUser: { table: READ },
  login: { table: WRITE },
  register: { table: WRITE },
  logout: { table: WRITE },
  loginPage: { table: READ },
  logoutPage: { table: WRITE },
  requestPasswordReset: { table: WRITE, sendsMail: true },
  confirmPasswordReset: { table: WRITE_MANY },

  deleteAccount: { table: WRITE },
  startExport: { table: [...READ, 'PutItem', 'UpdateItem'] },
  getExport: { table: READ, media: { exports: ['GetObject'] } },

  createTrip: { table: WRITE, media: SAVE_PHOTO },
  listTrips: { table: READ },
  listPublicTrips: { table: READ },
  listFollowingTrips: { table: READ },
  listTravellerTrips: { table: READ },
  getTrip: { table: READ },
  updateTrip: { table: WRITE, media: SAVE_PHOTO },
  deleteTrip: { table: WRITE },
  mergeTrips: { table: WRITE },
  unmergeTrips: { table: WRITE },
  addTripPhoto: { table: WRITE, media: SAVE_PHOTO },
  removeTripPhoto: { table: WRITE },

  listDays: { table: READ },
  createDay: { table: WRITE },
  updateDay: { table: WRITE },
  deleteDay: { table: WRITE },
  restoreDay: { table: WRITE },
  addDayPhoto: { table: WRITE, media: SAVE_PHOTO },
  removeDayPhoto: { table: WRITE },

  listActivities: { table: READ },
  createActivity: { table: WRITE },
  updateActivity: { table: WRITE },
  deleteActivity: { table: WRITE },
  addActivityPhoto: { table: WRITE, media: SAVE_PHOTO },
  removeActivityPhoto: { table: WRITE },

  createUpload: { table: WRITE, media: { uploads: ['PutObject'] } },
  getMedia: { table: READ, media: { uploads: ['GetObject'], photos: ['GetObject'] } },

  getTraveller: { table: READ },
  searchTravellers: { table: READ },
  followTraveller: { table: WRITE },
  unfollowTraveller: { table: WRITE },
  getProfile: { table: READ },
  updateProfile: { table: WRITE },
  listProfileTrips: { table: READ },
  listFollowers: { table: READ },
  listFollowing: { table: READ },

  search: { table: READ },
  listPlacePhotos: { table: READ },

  tripChat: { table: READ_AND_COUNT, model: true },
  createTripFromSuggestion: { table: WRITE },
  quickAddPlace: { table: WRITE },
  applyPlan: { table: WRITE },
  undoPlan: { table: WRITE },

  // The personal address is made at first use, so this read writes.
  getEmailAddress: { table: WRITE },
  listProcessedEmails: { table: READ },
  parseEmail: { table: READ_AND_COUNT, model: true },
  createTripFromEmail: { table: WRITE },
  processEmail: { table: WRITE },
  retryEmail: { table: WRITE, mail: ['GetObject'], model: true },
  getEmail: { table: READ_AND_COUNT, mail: ['GetObject'] },
  deleteEmail: { table: WRITE },
  restoreEmail: { table: WRITE },
  quickTestEmail: { table: WRITE, model: true },

  admitMail: { table: READ, bouncesMail: true },
  receiveMail: { table: WRITE, mail: ['GetObject'], model: true },
  // Files that nothing shows any more go with the items that showed them.
  projectChanges: {
    table: WRITE_MANY,
    media: { uploads: ['DeleteObject'], photos: ['DeleteObject'], exports: ['DeleteObject'] },
    listsMedia: true,
  },
  // Removes accounts with everything of them, and puts copies of them together.
  runAccountJobs: {
    table: WRITE_MANY,
    media: {
      uploads: ['GetObject', 'DeleteObject'],
      photos: ['GetObject', 'DeleteObject'],
      exports: ['PutObject', 'AbortMultipartUpload', 'DeleteObject'],
    },
    listsMedia: true,
    mail: ['GetObject', 'DeleteObject'],
  },
};
