/**
 * Whether an element with these attributes shows nothing: preheaders and the phone's copy of a desktop block are hidden
 * with these in-line styles.
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
    // Struck through is what no longer holds: a time before a change, a price before a discount.
    /(?:^|;)text-decoration(?:-line)?:[^;]*line-through/.test(compact)
  );
}

/** Letters of no size, as in the frame around blocks, or of a single pixel, as in a preheader. */
export type Tiny = 'frame' | 'pixel';

/**
 * Whether an element's own style makes its letters too small to see; undefined where it says nothing of their size. Unlike
 * the rest this is undone within: layouts set the size 0 on the frame, to close gaps, and a real one on what it holds.
 */
export function isTiny({ style }: Readonly<Record<string, string>>): Tiny | false | undefined {
  const size = /(?:^|[;\s])font(?:-size)?\s*:\s*([^;]*)/i.exec((style ?? '').slice(0, 2000))?.[1];
  if (size === undefined || /inherit/i.test(size)) return undefined;
  if (/^0(?:\.0*)?(?![\d.])/.test(size)) return 'frame';
  return /^(?:1|0?\.\d+)\s*(?:px|pt)/.test(size) ? 'pixel' : false;
}
