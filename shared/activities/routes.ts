import * as z from 'zod/mini';
import { defineRoute } from '../contract/define-route.ts';
import { ActivityId, DayId } from '../contract/ids.ts';
import { PageQuery } from '../contract/paging.ts';
import { Success } from '../contract/success.ts';
import { PhotoToAdd, PhotoToRemove } from '../photos/schema.ts';
import { seeAs } from '../sharing/audiences.ts';
import { Activity, ActivityFields } from './schema.ts';

const feature = 'activities';
const params = z.object({ id: ActivityId });
const errors = ['not_found', 'forbidden'] as const;

export const listActivities = defineRoute({
  name: 'listActivities',
  feature,
  method: 'GET',
  path: '/api/trip-days/{id}/activities',
  summary: 'The activities of a day: timed ones by time, then the others as created',
  access: 'anyone',
  params: z.object({ id: DayId }),
  query: z.extend(PageQuery, seeAs),
  answer: z.array(Activity),
  errors: ['not_found', 'forbidden'],
});

export const createActivity = defineRoute({
  name: 'createActivity',
  feature,
  method: 'POST',
  path: '/api/trip-days/{id}/activities',
  summary: 'Add an activity to a day',
  access: 'signed-in',
  params: z.object({ id: DayId }),
  body: ActivityFields,
  answer: Activity,
  status: 201,
  errors,
  idempotent: true,
});

export const updateActivity = defineRoute({
  name: 'updateActivity',
  feature,
  method: 'PUT',
  path: '/api/activities/{id}',
  summary: 'Replace the fields of an activity',
  access: 'signed-in',
  params,
  body: ActivityFields,
  answer: Activity,
  errors,
  current: Activity,
});

export const deleteActivity = defineRoute({
  name: 'deleteActivity',
  feature,
  method: 'DELETE',
  path: '/api/activities/{id}',
  summary: 'Delete an activity',
  access: 'signed-in',
  params,
  answer: Success,
  errors,
  current: Activity,
});

export const addActivityPhoto = defineRoute({
  name: 'addActivityPhoto',
  feature,
  method: 'PUT',
  path: '/api/activities/{id}/photos',
  summary: 'Add a photo to the activity, once',
  access: 'signed-in',
  params,
  body: PhotoToAdd,
  answer: Activity,
  errors: ['not_found', 'forbidden', 'unprocessable'],
});

export const removeActivityPhoto = defineRoute({
  name: 'removeActivityPhoto',
  feature,
  method: 'DELETE',
  path: '/api/activities/{id}/photos',
  summary: 'Remove a photo from the activity',
  access: 'signed-in',
  params,
  body: PhotoToRemove,
  answer: Success,
  errors: ['not_found', 'forbidden', 'unprocessable'],
});
