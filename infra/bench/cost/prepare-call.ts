import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { softwarePasskey } from '#infra/local/function-fixture/software-passkey.ts';
import { allRoutes, type RouteName } from '#shared/routes.ts';
import { PasskeyCreation, PasskeyRequest } from '#shared/security/passkey.ts';
import { SAMPLE_PASSKEY, SAMPLE_PASSWORD, SAMPLE_RESET_TOKEN } from './sample-world.ts';

type Changes = Readonly<Record<string, unknown>>;

/** What a call's sample event needs besides the sample world. */
interface Preparation {
  /** A call that is made first, by the same traveller, with its own sample. */
  readonly before?: RouteName;
  /** What differs from the sample's body; it may depend on the response to the previous call. */
  readonly body?: Changes | ((answer: unknown) => Changes);
  /** Path parameters taken from the response to the previous call. */
  readonly params?: (answer: unknown) => Readonly<Record<string, string>>;
  /** Someone other than the sample's traveller calls. */
  readonly stranger?: true;
  /** The sample world's mail is one that could not be read. */
  readonly retryable?: true;
  /** The status of the response, where it is not the contract's. */
  readonly status?: number;
  /** What differs further where an editor of the trip calls, or the status with which they are refused. */
  readonly asEditor?: Changes | 403 | 404;
}

/** The part of a response that later calls refer to. */
const Started = z.object({ id: z.string() });

/** A file that is in the media bucket before every call. */
export const UPLOADED = 'uploads/k3v9x2m7q4w8z1n5b6c0/aaaabbbbccccddddeeeeffff.jpg';
const body = { photoURL: `/media/${UPLOADED}` };

const preparations: Readonly<Partial<Record<RouteName, Preparation>>> = {
  register: { body: { email: 'new.traveller@example.com', username: 'new.traveller' } },
  confirmPasswordReset: { body: { token: SAMPLE_RESET_TOKEN } },
  changePassword: { body: { currentPassword: SAMPLE_PASSWORD } },
  addPasskey: {
    before: 'startPasskey',
    body: (answer) => ({ credential: softwarePasskey().create(PasskeyCreation.parse(answer)) }),
  },
  removePasskey: { body: { password: SAMPLE_PASSWORD } },
  signInWithPasskey: {
    before: 'startPasskeySignIn',
    body: (answer) => ({ credential: SAMPLE_PASSKEY.use(PasskeyRequest.parse(answer)) }),
  },
  deleteAccount: { body: { password: SAMPLE_PASSWORD } },
  getExport: { before: 'startExport', params: (answer) => Started.parse(answer) },
  unblockSender: { before: 'blockSender', params: (answer) => Started.parse(answer) },
  followTraveller: { stranger: true },
  unfollowTraveller: { stranger: true, before: 'followTraveller' },
  getInvitation: { stranger: true },
  acceptInvitation: { stranger: true },
  restoreDay: { before: 'deleteDay' },
  restoreEmail: { before: 'deleteEmail' },
  retryEmail: { retryable: true },
  // Mails go to their traveller's own trips.
  processEmail: { asEditor: 404 },
  // Who sees a trip is its owner's to say.
  updateTrip: { asEditor: { isPublic: undefined } },
  deleteTrip: { asEditor: 403 },
  mergeTrips: { asEditor: 403 },
  unmergeTrips: { before: 'mergeTrips', asEditor: 403 },
  invite: { asEditor: 403 },
  setCompanion: { asEditor: 403 },
  removeCompanion: { asEditor: 403 },
  setLink: { asEditor: 403 },
  endLink: { asEditor: 403 },
  addTripPhoto: { body },
  addDayPhoto: { body },
  addActivityPhoto: { body },
  removeTripPhoto: { body, before: 'addTripPhoto' },
  removeDayPhoto: { body, before: 'addDayPhoto' },
  removeActivityPhoto: { body, before: 'addActivityPhoto' },
  removeDocument: { before: 'addDocument' },
  getMedia: { params: () => ({ key: UPLOADED }) },
  // The sample's picture is on a site that does not exist; what the call asks of the table is the same.
  getOutsidePicture: { status: 404 },
  undoPlan: { before: 'applyPlan', params: undoIdIn },
  undoStep: { before: 'applyStep', params: undoIdIn },
};

function undoIdIn(answer: unknown): Readonly<Record<string, string>> {
  return typeof answer === 'object' && answer !== null && 'undoId' in answer ? { undoId: String(answer.undoId) } : {};
}

export function preparationOf(name: RouteName): Preparation {
  return preparations[name] ?? {};
}

/** What differs from the sample's body, after the response to the previous call. */
export function changesOf({ body }: Preparation, answer?: unknown): Changes {
  return typeof body === 'function' ? body(answer) : (body ?? {});
}

/** As whom the sample's traveller calls: their trips are their own, or their companion's. */
export type CallerRole = 'owner' | 'editor';

/** What a call answers to its sample event in the sample world. */
export function sampleStatus(name: string, role: CallerRole = 'owner'): number | undefined {
  const prepared: Readonly<Record<string, Preparation | undefined>> = preparations;
  const { status, asEditor } = prepared[name] ?? {};
  if (role === 'editor' && typeof asEditor === 'number') return asEditor;
  return status ?? allRoutes.find((route) => route.name === name)?.status;
}

/** A call's sample event with the caller's session and the changes of its preparation. */
export function preparedEvent(
  sample: APIGatewayProxyEventV2,
  preparation: Preparation,
  { cookie, answer, role }: { readonly cookie: string; readonly answer: unknown; readonly role: CallerRole },
): APIGatewayProxyEventV2 {
  // Without a response the call itself comes first.
  const changes = answer === undefined && preparation.before ? {} : changesOf(preparation, answer);
  const asEditor = role === 'editor' && typeof preparation.asEditor === 'object' ? preparation.asEditor : {};
  const changed = { ...parsed(sample.body), ...changes, ...asEditor };
  const given = preparation.params?.(answer) ?? {};
  return {
    ...sample,
    cookies: [cookie],
    ...(sample.body === undefined ? {} : { body: JSON.stringify(changed) }),
    ...(sample.pathParameters ? { pathParameters: { ...sample.pathParameters, ...given } } : {}),
  };
}

function parsed(text: string | undefined): Record<string, unknown> {
  const value: unknown = text === undefined ? {} : JSON.parse(text);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
