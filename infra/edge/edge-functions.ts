import { LINK_PATH } from '#shared/sharing/schema.ts';
import { PREVIEW_FETCHERS } from './preview-fetchers.ts';

/*
 * CloudFront Functions (runtime cloudfront-js-2.0): they run at the edge for every request, so they are a few lines of
 * plain JavaScript, without imports but CloudFront's own.
 */

/** The API among the CDN's origins. */
export const API_ORIGIN = 'api';

const FETCHERS = new RegExp(PREVIEW_FETCHERS.join('|'), 'i');

/**
 * The web app's paths ('/trips/1') are all index.html; files are at the top level or under /assets/. Whoever fetches the
 * page to show a preview of it gets one from the API instead (getPreview). A behaviour is chosen by the path before this
 * runs, so the origin is changed here. What is cached is so under the changed path, apart from the app.
 */
export const PAGE_ADDRESS = `import cf from 'cloudfront';
var FETCHERS = ${FETCHERS};
var PREVIEWS = { trips: 'trips', profile: 'travellers', users: 'travellers' };
function previewOf(uri) {
  var page = /^\\/(trips|profile|users)\\/([\\w.-]{1,100})\\/?$/.exec(uri);
  if (page) return '/preview/' + PREVIEWS[page[1]] + '/' + page[2];
  return uri === '${LINK_PATH}' ? '/preview/pages/shared' : '/preview/pages/site';
}
function handler(event) {
  var request = event.request;
  var isFile = request.uri.indexOf('/assets/') === 0 || /^\\/[^/]+\\.[a-z0-9]+$/i.test(request.uri);
  if (isFile) return request;
  var agent = request.headers['user-agent'];
  if (agent && FETCHERS.test(agent.value)) {
    request.uri = previewOf(request.uri);
    request.headers['x-viewer-address'] = { value: event.viewer.ip };
    cf.selectRequestOriginById('${API_ORIGIN}');
  } else request.uri = '/index.html';
  return request;
}
`;

/**
 * Behind the CDN the API sees the CDN's address; this header carries the viewer's own, overwriting whatever the viewer
 * sent.
 */
export const VIEWER_ADDRESS = `
function handler(event) {
  event.request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return event.request;
}
`;
