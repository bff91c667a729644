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
    /(?:^|;)font-size:[01](?:px|pt)?(?:;|!|$)/.test(compact) ||
    (/(?:^|;)max-height:0/.test(compact) && !/(?:^|;)max-height:0\.\d*[1-9]/.test(compact)) ||
    /mso-hide:all/.test(compact) ||
    // Struck through is what no longer holds: a time before a change, a price before a discount.
    /(?:^|;)text-decoration(?:-line)?:[^;]*line-through/.test(compact)
  );
}
