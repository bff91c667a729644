import type { Basemap } from '#shared/map/basemap.ts';
import { otherOrigin } from '#shared/map/basemap-address.ts';

interface SecurityOptions {
  /** Origins other than the site's own that photos are uploaded to and shown from: the media bucket's. */
  readonly mediaOrigins: readonly string[];
  /** What the map is drawn on; it is asked for by script. */
  readonly basemap?: Basemap;
  /** The page is served from sources by Vite, which inlines scripts and uses a web socket. */
  readonly development?: boolean;
}

/** No page needs these; camera and microphone are for taking a picture or a clip (OPEN-127), the screen for a pass. */
const SWITCHED_OFF = [
  'accelerometer',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Content-Security-Policy (W3C CSP 3): everything comes from the site itself, photos from the media bucket too, and the
 * map from an origin that the stage names. Pictures on other sites are shown through /media/outside/, or those sites
 * would learn who looks at them.
 */
function contentSecurityPolicy({ mediaOrigins, basemap, development = false }: SecurityOptions): string {
  const mapOrigin = basemap && otherOrigin(basemap);
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    // Dialogs and menus lock the page's scrolling with a style element that they create (react-remove-scroll).
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...mediaOrigins],
    'media-src': ["'self'", 'blob:', ...mediaOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...mediaOrigins, ...(mapOrigin ? [mapOrigin] : []), ...(development ? ['ws:'] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

const PERMISSIONS_POLICY = [
  'camera=(self)',
  'microphone=(self)',
  'screen-wake-lock=(self)',
  // Passkeys, on our own pages only.
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  ...SWITCHED_OFF.map((feature) => `${feature}=()`),
].join(', ');

const REFERRER_POLICY = 'strict-origin-when-cross-origin';
/** Two years, as the preload list requires (RFC 6797). */
export const STRICT_TRANSPORT_SECONDS = 2 * 365 * 24 * 60 * 60;

/** The headers that protect every response, locally and from CloudFront, by lower-case name. */
export function securityHeaders(options: SecurityOptions): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'strict-transport-security': `max-age=${STRICT_TRANSPORT_SECONDS}; includeSubDomains`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': REFERRER_POLICY,
    'permissions-policy': PERMISSIONS_POLICY,
    'cross-origin-opener-policy': 'same-origin',
  };
}
