export type ContentCoding = 'br' | 'gzip';

/** In order of preference where the client weighs them equally. */
const CODINGS: readonly ContentCoding[] = ['br', 'gzip'];
/** RFC 9110, 12.4.2: nothing, or a number from 0 to 1 with up to three decimals. */
const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/**
 * The content coding that a client prefers by its Accept-Encoding (RFC 9110, 12.5.3); undefined for none, also when the
 * header is missing. Malformed parts of the header are ignored.
 */
export function preferredCoding(acceptEncoding: string | undefined): ContentCoding | undefined {
  const weights = weightsIn(acceptEncoding ?? '');
  const weightOf = (coding: ContentCoding) => weights.get(coding) ?? weights.get('*') ?? 0;
  const best = CODINGS.reduce((left, right) => (weightOf(right) > weightOf(left) ? right : left));
  // Unless it is named, identity is only the fallback; when named, it has a weight like the others.
  return weightOf(best) > 0 && weightOf(best) >= (weights.get('identity') ?? 0) ? best : undefined;
}

function weightsIn(acceptEncoding: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = weightFrom(parameters);
    if (coding !== '' && weight !== undefined) weights.set(coding === 'x-gzip' ? 'gzip' : coding, weight);
  }
  return weights;
}

function weightFrom(parameters: readonly string[]): number | undefined {
  if (parameters.length === 0) return 1;
  const weight = WEIGHT.exec(parameters.join(';'))?.[1];
  return weight === undefined ? undefined : Number(weight);
}
