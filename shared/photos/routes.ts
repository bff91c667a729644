import { defineRoute } from '../contract/define-route.ts';
import { UploadAnnouncement, UploadTarget } from './upload.ts';

export const createUpload = defineRoute({
  name: 'createUpload',
  feature: 'photos',
  method: 'POST',
  path: '/api/objects/upload',
  summary: 'An address to which one photo, clip or document can be PUT',
  access: 'signed-in',
  body: UploadAnnouncement,
  answer: UploadTarget,
  status: 201,
  // A day's photos in one go, each with its small picture.
  limits: [{ per: 'traveller', requests: 600, seconds: 600 }],
});
