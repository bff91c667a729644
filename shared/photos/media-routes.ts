import * as z from 'zod/mini';
import { Bytes } from '../contract/bytes.ts';
import { defineRoute } from '../contract/define-route.ts';
import { ActivityId, DayId, TravellerId, TripId } from '../contract/ids.ts';
import { MAX_URL } from '../contract/text.ts';
import { OUTSIDE_PATH } from './outside-path.ts';

/* What pictures and clips are loaded from: pages use these addresses, and never make these calls. */

const feature = 'photos';

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

export const getOutsidePicture = defineRoute({
  name: 'getOutsidePicture',
  feature,
  method: 'GET',
  path: `${OUTSIDE_PATH}{id}`,
  summary: 'A picture on another site, fetched by us, so that the site does not learn who looks at it',
  access: 'anyone',
  params: z.object({
    /** The traveller, trip, day or activity that shows the picture. */
    id: z.union([TravellerId, TripId, DayId, ActivityId], { error: 'Picture not found' }),
  }),
  query: z.object({
    /** The picture's address, as it is stored there. */
    url: z
      .string({ error: 'url is required' })
      .check(z.maxLength(MAX_URL, { error: `url can have at most ${MAX_URL} characters` })),
  }),
  answer: Bytes,
  errors: ['not_found'],
  // Others' servers are asked: no more than a page full of pictures every half minute.
  quota: { requests: 600, seconds: 300 },
});
