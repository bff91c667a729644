import * as z from 'zod/mini';
import { defineRoute } from '../contract/define-route.ts';
import { TripId } from '../contract/ids.ts';
import { Success } from '../contract/success.ts';
import { Cost, CostChanges, CostId, Money, NewCost, OwnCostId, TripCosts, TripMoney } from './schema.ts';

const feature = 'costs';
const ofTrip = z.object({ id: TripId });

export const listCosts = defineRoute({
  name: 'listCosts',
  feature,
  method: 'GET',
  path: '/api/trips/{id}/costs',
  summary: 'What a trip costs: its own costs and those of its activities, each with its rate, and who shares them',
  access: 'signed-in',
  params: ofTrip,
  answer: TripCosts,
  errors: ['not_found', 'forbidden'],
});

export const addCost = defineRoute({
  name: 'addCost',
  feature,
  method: 'POST',
  path: '/api/trips/{id}/costs',
  summary: 'Add a cost that is no activity, or that somebody paid back; at most 1,000 a trip',
  access: 'signed-in',
  params: ofTrip,
  body: NewCost,
  answer: Cost,
  status: 201,
  errors: ['not_found', 'forbidden', 'conflict'],
  idempotent: true,
});

export const updateCost = defineRoute({
  name: 'updateCost',
  feature,
  method: 'PUT',
  path: '/api/trips/{id}/costs/{costId}',
  summary: 'Change a cost; of an activity’s, who paid, the split, and whether it is paid',
  access: 'signed-in',
  params: z.object({ id: TripId, costId: CostId }),
  body: CostChanges,
  answer: Cost,
  errors: ['not_found', 'forbidden', 'conflict'],
  current: Cost,
});

export const removeCost = defineRoute({
  name: 'removeCost',
  feature,
  method: 'DELETE',
  path: '/api/trips/{id}/costs/{costId}',
  summary: 'Remove a cost that is no activity',
  access: 'signed-in',
  params: z.object({ id: TripId, costId: OwnCostId }),
  answer: Success,
  errors: ['not_found', 'forbidden'],
});

export const setMoney = defineRoute({
  name: 'setMoney',
  feature,
  method: 'PUT',
  path: '/api/trips/{id}/money',
  summary: 'Set a trip’s currency, its budget, and the people without an account who share its costs',
  access: 'signed-in',
  params: ofTrip,
  body: Money,
  answer: TripMoney,
  errors: ['not_found', 'forbidden', 'conflict'],
});
