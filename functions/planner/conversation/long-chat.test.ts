import { expect, it } from 'vitest';
import { type ChatAnswer, MAX_HISTORY, type TripSuggestion } from '#shared/planner/schema.ts';
import { answer } from '../built-in/answer.ts';

/** Holds a conversation as the chat does, and returns every suggestion that stood next to it. */
function suggestionsOf(turns: readonly string[]): TripSuggestion[] {
  const history: { role: 'user' | 'assistant'; content: string }[] = [];
  const shown: TripSuggestion[] = [];
  for (const message of turns) {
    const suggestion = shown.at(-1) ?? null;
    const said: ChatAnswer = answer({
      ...{ message, suggestion, trip: null, today: '2026-11-21' },
      chatHistory: history.slice(-MAX_HISTORY),
    });
    if (said.suggestion) shown.push(said.suggestion);
    history.push({ role: 'user', content: message }, { role: 'assistant', content: said.message });
  }
  return shown;
}

const titles = ({ itinerary }: TripSuggestion) => itinerary.map(({ activities }) => activities);

it('an edit in a chat that has lost its beginning changes what is shown, and nothing else', () => {
  const turns = [
    'Rome 4 days',
    'remove the Trevi Fountain',
    'swap day 2 and day 3',
    'thanks',
    'is it far?',
    'and the weather?',
  ];
  const before = suggestionsOf(turns).at(-1);
  const after = suggestionsOf([...turns, 'please drop the Capitoline Museums']).at(-1);
  if (!before || !after) throw new Error('no suggestion');
  const expected = titles(before).map((day) => day.filter((title) => title !== 'Capitoline Museums'));
  expect(titles(before).flat()).toContain('Capitoline Museums');
  expect(titles(after)).toEqual(expected);
});

it('what the last answer offered is done on a yes in a chat that has lost its beginning, and once', () => {
  const turns = ['Rome 4 days', 'thanks', 'is it far?', 'and the weather?', 'what can you do?'];
  const offer = 'dont move anything yet, but could we swap day 2 and day 3?';
  const [before] = suggestionsOf([...turns, offer]);
  const [, after, ...more] = suggestionsOf([...turns, offer, 'do that', 'what does it cost?']);
  if (!before || !after) throw new Error('no suggestion');
  const [first, second, third, fourth] = titles(before);
  expect(titles(after)).toEqual([first, third, second, fourth]);
  expect(more).toEqual([]);
});

it('what was taken off stays off when the plan is made anew', () => {
  const last = suggestionsOf(['Rome 4 days', 'remove the Pantheon', 'cheaper', 'make it 5 days']).at(-1);
  expect(last?.itinerary).toHaveLength(5);
  expect(last && titles(last).flat()).not.toContain('Pantheon');
});

it('a question leaves the plan as it is, and an edit only changes what it names', () => {
  const [first, second, ...others] = suggestionsOf([
    ...[
      'Rome 4 days',
      'why the Pantheon?',
      'how much is day 2?',
      'what if it rains?',
      'leave the evening of day 2 free',
    ],
  ]);
  if (!first || !second) throw new Error('no suggestion');
  expect(others).toEqual([]);
  expect(
    titles(second).filter((day, index) => JSON.stringify(day) !== JSON.stringify(titles(first)[index])),
  ).toHaveLength(1);
});
