/** How many parts a raw mail could have, told cheaply: lines that begin a part's headers, and lines that could be boundaries. */
export function countParts(raw: Uint8Array): { readonly headers: number; readonly boundaries: number } {
  let headers = 0;
  let boundaries = 0;
  for (let at = raw.indexOf(10); at >= 0; at = raw.indexOf(10, at + 1)) {
    const first = raw[at + 1];
    if (first === 45 && raw[at + 2] === 45 && (raw[at + 3] ?? 45) !== 45) boundaries += 1;
    else if (
      (first === 67 || first === 99) &&
      raw[at + 8] === 45 &&
      (raw[at + 9] === 84 || raw[at + 9] === 116) &&
      raw[at + 13] === 58
    )
      headers += 1;
  }
  return { headers, boundaries };
}
