import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const headers = securityHeaders({ mediaOrigins: ['https://media.example.com'] });

test('no script runs but the site’s own files', () => {
  const policy = headers['content-security-policy'] ?? '';
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
  expect(scripts).toBe("script-src 'self'");
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
});

test('no other site may frame the product or receive its forms', () => {
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'; form-action 'self'");
  expect(headers['x-frame-options']).toBe('DENY');
});

test('photos go to the media bucket and come from it', () => {
  expect(headers['content-security-policy']).toMatch(/connect-src 'self' https:\/\/media\.example\.com(;|$)/);
  expect(headers['content-security-policy']).toMatch(/img-src [^;]* https:\/\/media\.example\.com(;|$)/);
});

test('nothing is loaded from whatever origin: no source is a whole scheme but those of the page’s own bytes', () => {
  for (const development of [false, true]) {
    const policy = securityHeaders({ mediaOrigins: ['https://media.example.com'], development });
    const sources = (policy['content-security-policy'] ?? '').split('; ').flatMap((each) => each.split(' ').slice(1));
    const open = sources.filter((source) => /^[a-z]+:(?!\/\/)|\*/.test(source));
    // Vite's web socket, whose port is not known beforehand.
    expect(new Set(open)).toEqual(new Set(['data:', 'blob:', ...(development ? ['ws:'] : [])]));
  }
});

test('camera, microphone and the screen’s wake lock are for the site alone, the other features for nobody', () => {
  expect(headers['permissions-policy']).toMatch(/^camera=\(self\), microphone=\(self\), screen-wake-lock=\(self\)/);
  expect(headers['permissions-policy']).toContain('geolocation=()');
});
