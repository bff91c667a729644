import type { FunctionName } from '#infra/build/bundles.ts';

interface FunctionSize {
  /** Megabytes; processor time is proportional, a full vCPU at 1769 (Lambda: "Configure function memory"). */
  readonly memory: number;
  /** Seconds. API Gateway gives up on an HTTP API's function after 30. */
  readonly timeout: number;
}

const USUAL: FunctionSize = { memory: 1024, timeout: 10 };
/** The slow salted password hash uses a full processor and 128 MB. */
const PASSWORD: FunctionSize = { memory: 1769, timeout: 10 };
const MODEL: FunctionSize = { memory: 1024, timeout: 29 };

/** A HEIC picture of 48 megapixels is 192 MB of pixels, and decoding it is CPU-bound. */
const PICTURE: FunctionSize = { memory: 2048, timeout: 29 };

const unusual: Readonly<Partial<Record<FunctionName, FunctionSize>>> = {
  login: PASSWORD,
  register: PASSWORD,
  confirmPasswordReset: PASSWORD,
  deleteAccount: PASSWORD,
  tripChat: MODEL,
  parseEmail: MODEL,
  quickTestEmail: MODEL,
  retryEmail: MODEL,
  // A cover may be an uploaded picture; most are not.
  createTrip: { ...USUAL, timeout: 29 },
  updateTrip: { ...USUAL, timeout: 29 },
  addTripPhoto: PICTURE,
  addDayPhoto: PICTURE,
  addActivityPhoto: PICTURE,
  deleteTrip: { ...USUAL, timeout: 29 },
  mergeTrips: { ...USUAL, timeout: 29 },
  unmergeTrips: { ...USUAL, timeout: 29 },
  // SES waits for its response, 30 seconds at most.
  admitMail: { memory: 512, timeout: 20 },
  receiveMail: { memory: 1769, timeout: 120 },
  projectChanges: { memory: 512, timeout: 60 },
  // Lambda's maximum: an export of an account contains all its photos.
  runAccountJobs: { memory: 1769, timeout: 900 },
};

export function sizeOf(name: FunctionName): FunctionSize {
  return unusual[name] ?? USUAL;
}
