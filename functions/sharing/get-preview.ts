import { AppError } from '#shared/contract/errors.ts';
import { TripId } from '#shared/contract/ids.ts';
import { getPreview } from '#shared/sharing/preview-routes.ts';
import { EVERYONE, isSeenByEveryone } from '../data/audience.ts';
import { type PublicTripRepository, publicTripRepository } from '../data/public-trip-repository.ts';
import { table } from '../data/table.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';
import { type TripRepository, tripRepository } from '../data/trip-repository.ts';
import { isOpen } from '../data/visibility.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { environment } from '../runtime/environment.ts';
import { findTravellerId } from '../travellers/find-traveller.ts';
import type { Preview } from './preview/preview.ts';
import { previewPage } from './preview/preview-page.ts';
import { linkPreview, sitePreview, travellerPreview, tripPreview } from './preview/previews.ts';

interface Dependencies {
  readonly trips: TripRepository;
  readonly travellers: TravellerRepository;
  readonly publicTrips: PublicTripRepository;
  readonly siteUrl: string;
}

/** Of how many of a traveller's newest trips the places are named. */
const NEWEST = 5;

/** Soon after a trip became private, nobody is shown what it was. People at the same address get the app. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; img-src 'self' https:",
  'cache-control': 'public, max-age=300',
  vary: 'user-agent',
};

/**
 * The same for everyone, whoever asks: what not everyone sees has the site's own preview, as if it did not exist. Two
 * round trips for a traveller: whose name it is, then who they are with their newest trips.
 */
export const implementation = implement(getPreview, async ({ params: { kind, id } }, dependencies: Dependencies) => {
  const { siteUrl } = dependencies;
  const preview =
    (kind === 'pages' ? pagePreview(id, siteUrl) : await PREVIEWS[kind](id, dependencies).catch(nothingWhenHidden)) ??
    sitePreview(siteUrl);
  const headers = { ...HEADERS, ...(preview.isHidden && { 'x-robots-tag': 'noindex' }) };
  return { body: previewPage(preview), headers };
});

const PREVIEWS = { trips: ofTrip, travellers: ofTraveller };

function pagePreview(name: string, siteUrl: string): Preview | undefined {
  return name === 'shared' ? linkPreview(siteUrl) : undefined;
}

async function ofTrip(id: string, { trips, siteUrl }: Dependencies): Promise<Preview | undefined> {
  return TripId.safeParse(id).success ? tripPreview(await trips.read(id, EVERYONE), siteUrl) : undefined;
}

async function ofTraveller(usernameOrId: string, dependencies: Dependencies): Promise<Preview | undefined> {
  const { travellers, publicTrips, siteUrl } = dependencies;
  const id = await findTravellerId(travellers, usernameOrId);
  const [traveller, { items }] = await Promise.all([
    travellers.find(id),
    publicTrips.listByAuthor(id, { limit: NEWEST }),
  ]);
  if (!traveller || !isSeenByEveryone(traveller)) return undefined;
  return travellerPreview(traveller, items.filter(isOpen), siteUrl);
}

function nothingWhenHidden(error: unknown): undefined {
  if (!(error instanceof AppError && error.code === 'not_found')) throw error;
}

export const handler = lambdaHandler(implementation, () => ({
  trips: tripRepository(table()),
  travellers: travellerRepository(table()),
  publicTrips: publicTripRepository(table()),
  siteUrl: environment().SITE_URL,
}));
