/**
 * Whether an element with these attributes is hidden: preheaders and the mobile copy of a desktop block are hidden with
 * these inline styles.
 */
export function isHidden(attributes: Readonly<Record<string, string>>): boolean {
  if (attributes.hidden !== undefined) return true;
  const style = attributes.style;
  if (style === undefined) return false;
  const compact = style.slice(0, 2000).toLowerCase().replace(/\s+/g, '');
  return (
    /(?:^|;)display:none/.test(compact) ||
    /(?:^|;)visibility:hidden/.test(compact) ||
    /(?:^|;)opacity:0(?:\.0*)?(?:;|!|$)/.test(compact) ||
    (/(?:^|;)max-height:0/.test(compact) && !/(?:^|;)max-height:0\.\d*[1-9]/.test(compact)) ||
    /mso-hide:all/.test(compact) ||
    LINE_THROUGH.test(compact)
  );
}

const STRUCK = new Set(['s', 'strike', 'del']);
const LINE_THROUGH = /(?:^|;)text-decoration(?:-line)?:[^;]*line-through/;

/** Longer style sheets are those of whole design systems. */
const MAX_SHEET = 20_000;
const SHEETS = /<style[^>]{0,200}>([^<]{0,20000})/giu;
const RULE = /([^{}]{1,300})\{([^{}]{0,500})\}/gu;

/** The classes whose text the style sheets of a page strike through: '.old { text-decoration: line-through }'. */
export function struckClasses(html: string): ReadonlySet<string> {
  const rules = [...html.matchAll(SHEETS)].flatMap(([, sheet = '']) => [...sheet.slice(0, MAX_SHEET).matchAll(RULE)]);
  const struck = rules.filter(([, , style = '']) => LINE_THROUGH.test(style.toLowerCase().replace(/\s+/g, '')));
  return new Set(
    struck.flatMap(([, selectors = '']) =>
      selectors.split(',').flatMap((selector) => /^(?:[a-z]{1,10})?\.([\w-]+)$/iu.exec(selector.trim())?.[1] ?? []),
    ),
  );
}

/** Whether an element strikes its text through, which is then out of date: a time before a change, a price before a discount. */
export const isStruck = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  classes: ReadonlySet<string>,
): boolean =>
  STRUCK.has(name) ||
  (attributes.style !== undefined &&
    LINE_THROUGH.test(attributes.style.slice(0, 2000).toLowerCase().replace(/\s+/g, ''))) ||
  (classes.size > 0 && (attributes.class ?? '').split(/\s+/).some((each) => classes.has(each)));

/** Font size 0, as on wrappers around blocks, or a single pixel, as in preheaders. */
export type Tiny = 'frame' | 'pixel';

/**
 * Whether an element's own style makes its text too small to see; undefined where it sets no font size. Unlike other
 * hiding styles, descendants can undo it: layouts set size 0 on a wrapper to close gaps, and a real size on its
 * content.
 */
export function isTiny({ style }: Readonly<Record<string, string>>): Tiny | false | undefined {
  const size = /(?:^|[;\s])font(?:-size)?\s*:\s*([^;]*)/i.exec((style ?? '').slice(0, 2000))?.[1];
  if (size === undefined || /inherit/i.test(size)) return undefined;
  if (/^0(?:\.0*)?(?![\d.])/.test(size)) return 'frame';
  return /^(?:1|0?\.\d+)\s*(?:px|pt)/.test(size) ? 'pixel' : false;
}
