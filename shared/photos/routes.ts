import * as z from 'zod/mini';
import { defineRoute } from '../contract/define-route.ts';
import { UploadAnnouncement, UploadTarget } from './schema.ts';

const feature = 'photos';

export const createUpload = defineRoute({
  name: 'createUpload',
  feature,
  method: 'POST',
  path: '/api/objects/upload',
  summary: 'An address to which one photo or clip can be PUT',
  access: 'signed-in',
  body: UploadAnnouncement,
  answer: UploadTarget,
  status: 201,
  // A day's photos in one go, each with its small picture.
  limits: [{ per: 'traveller', requests: 600, seconds: 600 }],
});

export const getMedia = defineRoute({
  name: 'getMedia',
  feature,
  method: 'GET',
  path: '/media/{key+}',
  summary: 'A photo, for whoever may read the trip it belongs to; redirects to the bucket for a short time',
  access: 'anyone',
  params: z.object({
    key: z.string().check(z.regex(/^[\w/-]+(?:\.\w+)?$/, { error: 'Photo not found' }), z.maxLength(300)),
  }),
  query: z.object({
    /** 'small': at most 640 pixels a side, where there is one. */
    size: z.optional(z.enum(['small'], { error: 'size can only be small' })),
  }),
  answer: z.null(),
  status: 302,
  errors: ['not_found'],
});
