import * as z from 'zod/mini';
import { PlainText } from '../contract/bytes.ts';
import { defineRoute } from '../contract/define-route.ts';

/** What has a preview: a trip, a traveller's page by username or id, and pages that show nothing of their own. */
const PREVIEW_KINDS = ['trips', 'travellers', 'pages'] as const;

/** Not asked by pages, nor by people: the CDN asks for those who fetch previews (infra/edge). */
export const getPreview = defineRoute({
  name: 'getPreview',
  feature: 'sharing',
  method: 'GET',
  path: '/preview/{kind}/{id}',
  summary:
    'What a link shows where it is pasted, as HTML (Open Graph, schema.org): the site’s own for what is not public',
  access: 'anyone',
  params: z.object({
    kind: z.enum(PREVIEW_KINDS, { error: 'Page not found' }),
    id: z.string().check(z.regex(/^[\w.-]{1,100}$/, { error: 'Page not found' })),
  }),
  answer: PlainText,
  errors: ['not_found'],
});
