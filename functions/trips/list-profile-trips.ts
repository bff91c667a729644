import { listProfileTrips } from '#shared/trips/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { tripDependencies } from './dependencies.ts';
import { ownTrips } from './own-trips.ts';

export const implementation = implement(listProfileTrips, ownTrips);

export const handler = lambdaHandler(implementation, tripDependencies);
