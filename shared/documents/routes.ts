import * as z from 'zod/mini';
import { Activity } from '../activities/schema.ts';
import { defineRoute } from '../contract/define-route.ts';
import { ActivityId } from '../contract/ids.ts';
import { Success } from '../contract/success.ts';
import { DocumentToAdd, DocumentToRemove } from './schema.ts';

const feature = 'documents';
const params = z.object({ id: ActivityId });
const path = '/api/activities/{id}/documents';
const errors = ['not_found', 'forbidden', 'unprocessable'] as const;

export const addDocument = defineRoute({
  name: 'addDocument',
  feature,
  method: 'PUT',
  path,
  summary: 'Keep an uploaded file with the activity, once, or give one that it has another name',
  access: 'signed-in',
  params,
  body: DocumentToAdd,
  answer: Activity,
  errors,
});

export const removeDocument = defineRoute({
  name: 'removeDocument',
  feature,
  method: 'DELETE',
  path,
  summary: 'Remove a document from the activity; for a day it can be added again by its address',
  access: 'signed-in',
  params,
  body: DocumentToRemove,
  answer: Success,
  errors,
});
