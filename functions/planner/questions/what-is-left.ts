import { editedPlan } from '../edits/edited-plan.ts';
import { sharesOf } from '../understand/find-party.ts';
import { costText } from '../words/words.ts';
import type { AnswerTopic } from './answer.ts';

/** 'How much of the 400 is left?': the budget without what the plan comes to. */
export const whatIsLeft: AnswerTopic = ({ draft, wish }) => {
  if (!draft || draft.tripTitle !== undefined) return undefined;
  const { euros, budget } = editedPlan(wish);
  if (budget === undefined)
    return { text: 'You have named no budget yet: say a sum, and I reckon what is left of it.' };
  const shares = wish.party?.kids ? sharesOf(wish.party) : (wish.party?.adults ?? 1);
  const [all, spent] = [budget * shares, euros * shares];
  const whom = shares > 1 ? ' for all of you' : '';
  return {
    text:
      spent <= all
        ? `Of ${costText(all, wish)}${whom} the plan takes about ${costText(spent, wish)}, so about ${costText(all - spent, wish)} is left; the journey there is not in it.`
        : `Nothing: the plan comes to about ${costText(spent, wish)}${whom}, which is ${costText(spent - all, wish)} more than your ${costText(all, wish)}.`,
  };
};
