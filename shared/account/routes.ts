import * as z from 'zod/mini';
import { defineRoute } from '../contract/define-route.ts';
import { Success } from '../contract/success.ts';
import { AccountDeletion, AccountExport } from './schema.ts';

const feature = 'account';

export const deleteAccount = defineRoute({
  name: 'deleteAccount',
  feature,
  method: 'POST',
  path: '/api/user/delete',
  summary: 'Delete the account at once, and soon everything of it; asks for the password again',
  access: 'signed-in',
  body: AccountDeletion,
  answer: Success,
  limits: [{ per: 'traveller', requests: 10, seconds: 300 }],
});

export const startExport = defineRoute({
  name: 'startExport',
  feature,
  method: 'POST',
  path: '/api/user/exports',
  summary: 'Have everything of the account prepared for download',
  access: 'signed-in',
  answer: AccountExport,
  status: 201,
  limits: [{ per: 'traveller', requests: 5, seconds: 3600 }],
  idempotent: true,
});

export const getExport = defineRoute({
  name: 'getExport',
  feature,
  method: 'GET',
  path: '/api/user/exports/{id}',
  summary: 'How far the download of the account is, and where its files are for a day',
  access: 'signed-in',
  params: z.object({ id: z.string().check(z.regex(/^[0-9a-z]{20}$/, { error: 'Download not found' })) }),
  answer: AccountExport,
  errors: ['not_found'],
});
