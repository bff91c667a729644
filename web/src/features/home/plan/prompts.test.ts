import { describe, expect, it } from 'vitest';
import { answer, ask, beginConversation } from './conversation.ts';
import { promptsFor } from './prompts.ts';

const now = new Date('2027-01-15T10:00:00Z');
const dates = { startDate: '2027-06-03', endDate: '2027-06-05' };
const rome = { id: 'rome', title: 'Rome 2027', ...dates, dayCount: 3, activityCount: 2 };
const full = { ...rome, activityCount: 3 };
const labels = (...given: Parameters<typeof promptsFor>) => promptsFor(...given).map(({ label }) => label);
const idea = { destination: 'Porto', title: '', duration: '', estimatedCost: '', highlights: [], imageUrl: null };

describe('suggested prompts', () => {
  const begun = beginConversation(now);
  const asked = ask(begun, 'Porto', now);
  const answered = (reply: object) => answer(asked, { message: '', planner: 'built-in', ...reply }, now);

  it('are four wishes for a chat that has not started, one of them about the next trip if there is one', () => {
    expect(promptsFor(begun, undefined, undefined)).toHaveLength(4);
    expect(promptsFor(begun, undefined, rome)).toHaveLength(4);
    expect(promptsFor(begun, undefined, rome).at(-1)).toMatchObject({
      text: 'Fill the empty days of Rome 2027',
      tripId: 'rome',
    });
  });

  it('offer to fill empty days only where a day is empty', () => {
    expect(promptsFor(begun, undefined, full)).toEqual(promptsFor(begun, undefined, undefined));
    expect(labels(begun, full, full)).toEqual(['Dinner every evening', 'The first evening']);
    const unmade = { ...rome, dayCount: 2, activityCount: 9 };
    expect(labels(begun, unmade, unmade)[0]).toBe('Fill the empty days');
  });

  it('are none while an answer is pending, or when there is nothing to change', () => {
    expect(promptsFor(asked, rome, rome)).toEqual([]);
    expect(promptsFor(answered({}), undefined, rome)).toEqual([]);
    const changes = { tripId: 'rome', tripTitle: 'Rome 2027', items: [{}] };
    expect(promptsFor(answered({ changes }), rome, rome)).toEqual([]);
  });

  it('are about the selected trip', () => {
    expect(labels(begun, rome, rome)[0]).toBe('Fill the empty days');
  });

  it('change what the column shows', () => {
    const suggestion = { ...idea, description: '', itinerary: [] };
    expect(labels(answered({ suggestion }), undefined, undefined)).toContain('Shorter');
    expect(labels(answered({ quickSuggestions: [idea] }), undefined, undefined)).toContain('Other ideas');
  });
});
