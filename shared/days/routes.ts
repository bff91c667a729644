import * as z from 'zod/mini';
import { defineRoute } from '../contract/define-route.ts';
import { DayId, TripId } from '../contract/ids.ts';
import { PageQuery } from '../contract/paging.ts';
import { Success } from '../contract/success.ts';
import { PhotoToAdd, PhotoToRemove } from '../photos/schema.ts';
import { seeAs } from '../sharing/audiences.ts';
import { DayFields, TripDay } from './schema.ts';

const feature = 'days';
const params = z.object({ id: DayId });
const errors = ['not_found', 'forbidden'] as const;

export const listDays = defineRoute({
  name: 'listDays',
  feature,
  method: 'GET',
  path: '/api/trips/{id}/days',
  summary:
    'The days of a trip by date, each with its activities; a day with more than fit goes on as the next page’s first',
  access: 'anyone',
  params: z.object({ id: TripId }),
  query: z.extend(PageQuery, seeAs),
  answer: z.array(TripDay),
  errors: ['not_found', 'forbidden'],
});

export const createDay = defineRoute({
  name: 'createDay',
  feature,
  method: 'POST',
  path: '/api/trips/{id}/days',
  summary: 'Add a day to a trip',
  access: 'signed-in',
  params: z.object({ id: TripId }),
  body: DayFields,
  answer: TripDay,
  status: 201,
  errors,
  idempotent: true,
});

export const updateDay = defineRoute({
  name: 'updateDay',
  feature,
  method: 'PUT',
  path: '/api/trip-days/{id}',
  summary: 'Replace the fields of a day',
  access: 'signed-in',
  params,
  body: DayFields,
  answer: TripDay,
  errors,
  current: TripDay,
});

export const deleteDay = defineRoute({
  name: 'deleteDay',
  feature,
  method: 'DELETE',
  path: '/api/trip-days/{id}',
  summary: 'Delete a day with its activities; restoreDay brings it back for a day',
  access: 'signed-in',
  params,
  answer: Success,
  errors: ['not_found', 'forbidden', 'conflict'],
  current: TripDay,
});

export const restoreDay = defineRoute({
  name: 'restoreDay',
  feature,
  method: 'POST',
  path: '/api/trip-days/{id}/restore',
  summary: 'Bring a day back that was deleted less than a day ago, with its activities and photos',
  access: 'signed-in',
  params,
  answer: TripDay,
  errors: ['not_found', 'forbidden', 'conflict'],
  idempotent: true,
});

export const addDayPhoto = defineRoute({
  name: 'addDayPhoto',
  feature,
  method: 'PUT',
  path: '/api/trip-days/{id}/photos',
  summary: 'Add a photo to the day, once',
  access: 'signed-in',
  params,
  body: PhotoToAdd,
  answer: TripDay,
  errors: ['not_found', 'forbidden', 'unprocessable'],
});

export const removeDayPhoto = defineRoute({
  name: 'removeDayPhoto',
  feature,
  method: 'DELETE',
  path: '/api/trip-days/{id}/photos',
  summary: 'Remove a photo from the day',
  access: 'signed-in',
  params,
  body: PhotoToRemove,
  answer: Success,
  errors: ['not_found', 'forbidden', 'unprocessable'],
});
