import { DEMO_USERNAME } from '../travellers.ts';
import type { DemoTrip } from '../trip.ts';
import { annekesTrips } from './anneke.ts';
import { diegosTrips } from './diego.ts';
import { kenjisTrips } from './kenji.ts';
import { luciasTrips } from './lucia.ts';
import { mayasTrips } from './maya.ts';
import { priyasTrips } from './priya.ts';
import { robinsTrips } from './robin.ts';
import { tomsTrips } from './tom.ts';

/** Who wrote which trips, oldest first. */
export const tripsByUsername: Readonly<Record<string, readonly DemoTrip[]>> = {
  anneke: annekesTrips,
  diego: diegosTrips,
  kenji: kenjisTrips,
  lucia: luciasTrips,
  maya: mayasTrips,
  priya: priyasTrips,
  [DEMO_USERNAME]: robinsTrips,
  tom: tomsTrips,
};
