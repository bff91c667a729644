import stored from '../../data/role-weights.json' with { type: 'json' };
import { MENTION_ROLES, type MentionRole } from './mention-roles.ts';
import type { RoleWeights } from './role-scorer.ts';

/** How weights are kept: a byte each, from -127 to 127 times the role's unit, in Base64. */
export interface StoredWeights {
  readonly unit: number;
  readonly weights: string;
}

const LARGEST = 127;

export function storedRole(weights: Float32Array): StoredWeights {
  const unit = Math.max(...weights.map(Math.abs), Number.MIN_VALUE) / LARGEST;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / unit));
  return { unit: Number(unit.toPrecision(4)), weights: Buffer.from(bytes.buffer).toString('base64') };
}

export const roleOf = ({ unit, weights }: StoredWeights): Float32Array =>
  Float32Array.from(new Int8Array(Buffer.from(weights, 'base64')), (byte) => byte * unit);

let known: RoleWeights | undefined;

/** The weights that `npm run train:mail` made. */
export function roleWeights(): RoleWeights {
  const byRole: Readonly<Record<MentionRole, StoredWeights>> = stored;
  known ??= weightsByRole((role) => roleOf(byRole[role]));
  return known;
}

/** Weights for every role. */
export const weightsByRole = (of: (role: MentionRole) => Float32Array): RoleWeights =>
  Object.fromEntries(MENTION_ROLES.map((role) => [role, of(role)])) as RoleWeights;
