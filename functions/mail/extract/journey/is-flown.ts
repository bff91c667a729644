import type { MailContext } from '../mail-context.ts';
import { type TopicScores, topicScores } from '../outcome/topic.ts';
import { isDriven } from './is-driven.ts';
import type { Leg } from './leg.ts';

const groundOf = ({ rail, bus, ferry }: TopicScores): number => Math.max(rail, bus, ferry);

/** What the lines of a leg speak of: all their words, and those that are not the names of its places. */
function topicsOfLeg({ from, to, departs, arrives, service }: Leg, { byLine }: MailContext) {
  const lines = [from, to, departs, arrives, service].flatMap((atom) => (atom ? [atom.segment.line] : []));
  const segments = [...new Set(lines)].flatMap((line) => byLine.get(line) ?? []);
  const whole = segments.map(({ label, text }) => `${label ?? ''} ${text}`).join('\n');
  const names = [from, to].flatMap((atom) => (atom ? [atom.stop.name] : []));
  const beside = names.reduce((text, name) => text.replaceAll(name, ' '), whole);
  return { named: topicScores(names.join('\n')), beside: topicScores(beside) };
}

/**
 * A leg is flown where codes of airports, the number of a flight or words outweigh ground transport: words in its own
 * lines first, as the rest of a mail also speaks of the way to the airport; then those of the mail. The name of an
 * airport says nothing, as buses go there, that of a station does.
 */
export function isFlown(leg: Leg, topics: TopicScores, context: MailContext): boolean {
  if (isDriven(leg)) return false;
  const { from, to, service } = leg;
  const ground = groundOf(topics);
  const codes = [from?.stop, to?.stop].filter((stop) => stop?.code !== undefined);
  const isCoded = codes.some((stop) => stop?.strength === 3);
  const { named, beside } = topicsOfLeg(leg, context);
  const [isAir, isGround] = [beside.air, groundOf(beside) + groundOf(named)];
  if (isAir === 0 && isGround > 0 && !isCoded) return false;
  if (service && !service.service.flightLike && !isCoded && isAir === 0) return false;
  if (isCoded && topics.air >= ground - 1) return true;
  if (codes.length === 2 && topics.air > ground) return true;
  if (service?.service.flightLike === true && topics.air >= ground && topics.air > 0) return true;
  return topics.air > ground + 1;
}
