import model from '../../data/confirmation-weights.json' with { type: 'json' };
import { confirmationSigns, type Judged, type Signs } from './confirmation-signs.ts';

const weights = new Map(Object.entries<number>(model.weights));

export interface Verdict {
  /** The mail confirms what was read from it; else it offers, reviews, bills or asks. */
  readonly holds: boolean;
  /** From 0 to 1. */
  readonly probability: number;
  /** The signs that spoke most, for either side. */
  readonly because: readonly string[];
}

const SAID = 3;
/** Log odds: a letter from a small house has neither a reference nor a total, and is a confirmation all the same. */
const LEAST = -0.3;

/** A text without subject and sender was pasted by the traveller, who has read it; the signs of a subject are missing. */
const PASTED = 2.5;
const isPasted = ({ context: { subject, from } }: Judged): boolean => subject === '' && from === undefined;

/** The signs weighed by what they were worth in known mails (`npm run train:mail`). */
export function weigh(signs: Signs, prior = 0): Verdict {
  const said = Object.entries(signs)
    .map(([name, value]) => ({ name, weight: (weights.get(name) ?? 0) * value }))
    .filter(({ weight }) => weight !== 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const sum = said.reduce((all, { weight }) => all + weight, model.bias + prior);
  return {
    holds: sum > LEAST,
    probability: 1 / (1 + Math.exp(-sum)),
    because: said.slice(0, SAID).map(({ name, weight }) => `${weight > 0 ? '+' : '-'} ${name}`),
  };
}

/** A mail whose subject is a refund names what was booked, in the words of its confirmation. */
const REFUNDED = -1.5;

/** What is known of a mail beside what is weighed: who pasted it, and that its subject is a refund. */
function priorOf(judged: Judged, signs: Signs): number {
  const isRefund = (signs['subject states refunded'] ?? 0) > 0;
  return (isPasted(judged) ? PASTED : 0) + (isRefund ? REFUNDED : 0);
}

/** Whether a mail confirms the bookings that its text gives: phrases, layout and the bookings are all evidence. */
export function confirms(judged: Judged): Verdict {
  const signs = confirmationSigns(judged);
  return weigh(signs, priorOf(judged, signs));
}
