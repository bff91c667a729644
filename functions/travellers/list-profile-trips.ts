import { listProfileTrips } from '#shared/travellers/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { tripDependencies } from '../trips/dependencies.ts';
import { ownTrips } from '../trips/own-trips.ts';

export const implementation = implement(listProfileTrips, ownTrips);

export const handler = lambdaHandler(implementation, tripDependencies);
