import type { MailContext } from '../mail-context.ts';
import { type Mentions, mentionFeatures, mentionsBeside } from './mention-features.ts';
import { KIND_OF_ROLE, type MentionRole } from './mention-roles.ts';
import { type Mention, type MentionKind, mentionsOf } from './mentions.ts';

/** How many buckets the features of a mention fall into. */
export const BUCKETS = 1 << 13;

/** FNV-1a, so that no vocabulary is kept. */
export function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % BUCKETS;
}

/** What each bucket says for a role, in log odds. */
export type RoleWeights = { readonly [role in MentionRole]: Float32Array };

const SHOWN = 3;

/** How likely a mention has a role, and the features that spoke most, for it or against it. */
export interface RoleScore {
  readonly mention: Mention;
  /** From 0 to 1. */
  readonly probability: number;
  readonly because: () => readonly string[];
}

/** Scores mentions of a mail for a role: those chosen, else all. */
export type Scorer = (role: MentionRole, isChosen?: (mention: Mention) => boolean) => readonly RoleScore[];

interface Feature {
  readonly name: string;
  readonly bucket: number;
}

/** Features of one bucket count once. */
function featuresOf(mention: Mention, beside: Mentions): readonly Feature[] {
  const byBucket = new Map(mentionFeatures(mention, beside).map((name) => [bucketOf(name), name]));
  return [...byBucket].map(([bucket, name]) => ({ bucket, name }));
}

function scoreOf(mention: Mention, features: readonly Feature[], weights: Float32Array): RoleScore {
  let sum = 0;
  for (const { bucket } of features) sum += weights[bucket] ?? 0;
  const because = () =>
    features
      .map(({ name, bucket }) => ({ name, weight: weights[bucket] ?? 0 }))
      .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
      .slice(0, SHOWN)
      .map(({ name, weight }) => `${weight > 0 ? '' : 'not '}${name}`);
  return { mention, probability: 1 / (1 + Math.exp(-sum)), because };
}

/** A scorer for one mail. What a mention shows is worked out when it is first asked for. */
export function roleScorer(context: MailContext, weights: RoleWeights): Scorer {
  const found = new Map<MentionKind, Mentions>();
  const shown = new Map<Mention, readonly Feature[]>();
  const ofKind = (kind: MentionKind): Mentions => {
    const known = found.get(kind) ?? mentionsBeside(context, mentionsOf(context, kind));
    found.set(kind, known);
    return known;
  };
  return (role, isChosen = () => true) => {
    const beside = ofKind(KIND_OF_ROLE[role]);
    return beside.all.filter(isChosen).map((mention) => {
      const features = shown.get(mention) ?? featuresOf(mention, beside);
      shown.set(mention, features);
      return scoreOf(mention, features, weights[role]);
    });
  };
}
