import { PRODUCT_TITLE } from '#shared/product.ts';
import type { Preview } from './preview.ts';

/**
 * A small page for those who fetch previews: Open Graph (ogp.me), Twitter's card, the canonical address (RFC 6596),
 * JSON-LD where it is about something, and the same in words for those who read the page itself.
 */
export function previewPage({ type, title, description, address, picture, about, isHidden }: Preview): string {
  const { width, height } = picture.size ?? {};
  const lines = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<title>${escaped(title)}</title>`,
    named('description', description),
    named('robots', isHidden && 'noindex'),
    `<link rel="canonical" href="${escaped(address)}">`,
    property('og:site_name', PRODUCT_TITLE),
    property('og:type', type),
    property('og:title', title),
    property('og:description', description),
    property('og:url', address),
    property('og:locale', 'en_US'),
    property('og:image', picture.address),
    property('og:image:width', width),
    property('og:image:height', height),
    property('og:image:alt', title),
    named('twitter:card', picture.isLarge ? 'summary_large_image' : 'summary'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', picture.address),
    about && `<script type="application/ld+json">${asScript(about)}</script>`,
    '</head>',
    '<body>',
    `<h1 dir="auto">${escaped(title)}</h1>`,
    description && `<p dir="auto">${escaped(description)}</p>`,
    `<img src="${escaped(picture.address)}" alt="">`,
    `<p><a href="${escaped(address)}">Open in ${PRODUCT_TITLE}</a></p>`,
    '</body>',
    '</html>',
  ];
  return `${lines.filter(Boolean).join('\n')}\n`;
}

type Content = string | number | false | null | undefined;

const property = (name: string, content: Content) => meta('property', name, content);
const named = (name: string, content: Content) => meta('name', name, content);

function meta(kind: 'property' | 'name', name: string, content: Content): string {
  return content ? `<meta ${kind}="${name}" content="${escaped(String(content))}">` : '';
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** As text of an element, or the value of a quoted attribute. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** JSON inside a script element, which only '</script' would end, and '<!--' would change (HTML, "Restrictions for contents of script elements"). */
function asScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
