import { ideasFor } from '../itinerary/quick-ideas.ts';
import { routeOf, usualDays } from '../itinerary/route.ts';
import type { PlannerRequest } from '../planner.ts';
import { understand } from '../understand/understand.ts';
import { NO_WISH, type Wish } from '../understand/wish.ts';
import { nearestTo } from './answer-unknown.ts';
import { seedOf } from './seed.ts';

/** What a traveller has said in a whole conversation, the new message included. */
export function heardWish(request: PlannerRequest): Wish {
  const said = request.chatHistory.flatMap(({ role, content }) => (role === 'user' ? content : []));
  const around = {
    today: request.today,
    ideasOf: (wish: Wish) =>
      wish.unknown ? nearestTo(wish.unknown).map(({ destination }) => destination) : ideasFor(wish),
    daysOf: (wish: Wish) => wish.days ?? usualDays(wish),
    stopsOf: (wish: Wish) => routeOf(wish, wish.days ?? usualDays(wish)).map(({ destination }) => destination),
  };
  const { messages, seed } = seedOf([...said, request.message], request, around);
  return understand(messages, around, seed ?? NO_WISH);
}
