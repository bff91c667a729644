/*
 * CloudFront Functions (runtime cloudfront-js-2.0): they run at the edge for every request, so they are a few lines of
 * plain JavaScript without imports.
 */

/** The web app's paths ('/trips/1') are all index.html; files are at the top level or under /assets/. */
export const PAGE_ADDRESS = `
function handler(event) {
  var request = event.request;
  var isFile = request.uri.indexOf('/assets/') === 0 || /^\\/[^/]+\\.[a-z0-9]+$/i.test(request.uri);
  if (!isFile) request.uri = '/index.html';
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
