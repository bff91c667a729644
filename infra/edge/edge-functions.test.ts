import { describe, expect, it } from 'vitest';
import { API_ORIGIN, PAGE_ADDRESS } from './edge-functions.ts';
import { edgeFunction } from './run-edge-function.ts';

const pageAddress = edgeFunction(PAGE_ADDRESS);
const viewer = { ip: '203.0.113.9' };
const ask = (uri: string, agent?: string) => {
  const headers: Record<string, { value: string }> = agent === undefined ? {} : { 'user-agent': { value: agent } };
  return pageAddress({ request: { uri, headers }, viewer });
};

/** As their operators document them. */
const FETCHERS = {
  WhatsApp: 'WhatsApp/2.23.20.0 A',
  iMessage:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  Slack: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  Discord: 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  X: 'Twitterbot/1.0',
  LinkedIn: 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  Telegram: 'TelegramBot (like TwitterBot)',
  Google: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Google on a phone':
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  Bing: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
  DuckDuckGo: 'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  Apple:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  Mastodon: 'Mastodon/4.3.0 (http.rb/5.2.0; +https://mastodon.social/) Bot',
};

/** People, in browsers and in those inside of the same apps. */
const BROWSERS = {
  Chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  Safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  Firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
  'Facebook’s app':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/520.0.0.38.101;FBBV/756351453;FBDV/iPhone14,7]',
  'Instagram’s app':
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Instagram 359.0.0.59.89 Android',
  'WhatsApp’s app':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36 [WhatsApp/2.24.20]',
  'Telegram’s app':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36 Telegram-Android/11.4.2 (Google Pixel 8; Android 14; SDK 34; HIGH)',
  'LinkedIn’s app':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]/9.30.7086',
  'X’s app':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Twitter for iPhone/10.62',
  'Slack’s app':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Electron/33.0.1 Safari/537.36 AppleSilicon Slack_SSB/4.41.96',
  'Discord’s app':
    'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) discord/1.0.9167 Chrome/128.0.6613.186 Electron/32.2.2 Safari/537.36',
  'Pinterest’s app':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [Pinterest/iOS]',
  'Baidu’s app':
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/97.0 Mobile Safari/537.36 baiduboxapp/13.50',
  'a phone of Cubot':
    'Mozilla/5.0 (Linux; Android 11; CUBOT_X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36',
};

describe('the address of a page', () => {
  it.each(Object.entries(FETCHERS))('SHARE-14 is, for %s, that of its preview, from the API', (_, agent) => {
    expect(ask('/trips/0mk3f8q2xz7b4n9c1v5m8k2j6h3g0', agent)).toEqual({
      originId: API_ORIGIN,
      request: {
        uri: '/preview/trips/0mk3f8q2xz7b4n9c1v5m8k2j6h3g0',
        headers: { 'user-agent': { value: agent }, 'x-viewer-address': { value: '203.0.113.9' } },
      },
    });
  });

  it.each([...Object.entries(BROWSERS), ['no user agent', undefined]] as const)(
    'SHARE-14 is, for %s, the app’s: index.html of the site',
    (_, agent) => {
      for (const uri of ['/', '/trips/1', '/profile/jo.doe', '/email-forwarding', '/preview/trips/1']) {
        const { request, originId } = ask(uri, agent);
        expect([request.uri, originId]).toEqual(['/index.html', undefined]);
        expect(request.headers).not.toHaveProperty('x-viewer-address');
      }
    },
  );

  it.each([
    ['/profile/jo.doe', '/preview/travellers/jo.doe'],
    ['/users/k3v9x2m7q4w8z1n5b6c0/', '/preview/travellers/k3v9x2m7q4w8z1n5b6c0'],
    ['/shared', '/preview/pages/shared'],
    ['/', '/preview/pages/site'],
    ['/profile', '/preview/pages/site'],
    ['/invitation', '/preview/pages/site'],
    ['/trips/', '/preview/pages/site'],
    ['/trips/a/b', '/preview/pages/site'],
    ['/trips/..%2f..%2fapi', '/preview/pages/site'],
    [`/trips/${'x'.repeat(101)}`, '/preview/pages/site'],
    ['/preview/trips/1', '/preview/pages/site'],
  ])('SHARE-14 of the preview of %s is %s', (uri, expected) => {
    const { request, originId } = ask(uri, FETCHERS.Slack);
    expect([request.uri, originId]).toEqual([expected, API_ORIGIN]);
  });

  it.each([
    ...['/assets/index-Ab12.js', '/assets/fonts/inter.woff2', '/favicon.svg', '/robots.txt', '/preview.png'],
    ...['/map-0123456789ab.pmtiles', '/basemap.json'],
  ])('of %s, a file, is its own for everyone', (uri) => {
    for (const agent of [FETCHERS.Google, BROWSERS.Chrome]) {
      expect(ask(uri, agent)).toEqual({
        originId: undefined,
        request: { uri, headers: { 'user-agent': { value: agent } } },
      });
    }
  });

  it('comes from code that CloudFront takes: at most 10 KB', () => {
    expect(Buffer.byteLength(PAGE_ADDRESS)).toBeLessThan(10 * 1024);
    expect(PAGE_ADDRESS).toMatch(/^import cf from 'cloudfront';\n/);
  });
});
