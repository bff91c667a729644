import { describe, expect, it } from 'vitest';
import { type BedrockAnswer, throttled } from '#infra/local/bedrock/answer.ts';
import { startBedrockDouble } from '#infra/local/function-fixture/start-bedrock-double.ts';
import { ChatAnswer } from '#shared/planner/schema.ts';
import { bedrockModel } from '../adapters/converse.ts';
import { logger } from '../runtime/logger.ts';
import { bedrockPlanner } from './bedrock-planner.ts';
import { builtInPlanner } from './built-in-planner.ts';
import type { OwnTrip } from './own-trip/own-trip.ts';
import type { PlannerRequest } from './planner.ts';

const bedrock = await startBedrockDouble();
logger.setLogLevel('CRITICAL');

const planner = bedrockPlanner(bedrockModel('eu.anthropic.claude-haiku-4-5'), builtInPlanner, 3000);
const ask = (message: string, more: Partial<PlannerRequest> = {}) =>
  planner.answer({ message, chatHistory: [], suggestion: null, trip: null, today: '2026-11-21', ...more });

const activity = (name: string, more: object = {}) => ({
  ...{ name, timeOfDay: 'morning', category: 'sightseeing', minutes: 90, costEur: 10, city: 'Lisbon' },
  ...more,
});
const lisbon = (days: object[][]) => ({
  message: 'Two days in Lisbon.',
  trip: {
    ...{ title: 'Lisbon', destination: 'Lisbon', description: 'Hills.', highlights: ['Alfama'] },
    days: days.map((activities, index) => ({ title: `Part ${index}`, activities })),
  },
});
const PLAN = lisbon([[activity('Castle of São Jorge')], [activity('Sacred Canyon of Humantay', { category: 'food' })]]);
const answering = (input: unknown): BedrockAnswer => ({ kind: 'tool', input });

describe('the planner that asks a model', () => {
  it('OPEN-16 says that the model answered; its places are looked up, and dates and money are computed here', async () => {
    bedrock.answer(answering(PLAN));
    const answer = await ask('2 days in Lisbon from 3 May 2027');
    expect(ChatAnswer.parse(answer)).toMatchObject({
      planner: 'bedrock',
      suggestion: { duration: '2 days', startDate: '2027-05-03', estimatedCost: '€180' },
    });
    const [castle, canyon] = answer.suggestion?.itinerary.flatMap(({ details = [] }) => details) ?? [];
    expect(castle).toMatchObject({ verified: true, location: 'Alfama, Lisbon', coordinates: { latitude: 38.7139 } });
    expect(canyon).toMatchObject({ title: 'Sacred Canyon of Humantay', verified: false, coordinates: null });
  });

  it('OPEN-14 sends the rules, the checked places, and the last messages in turns that begin with the traveller', async () => {
    bedrock.answer(answering(PLAN));
    const chatHistory = [
      { role: 'assistant', content: 'Where to?' },
      { role: 'user', content: 'Lisbon' },
      { role: 'user', content: 'in May' },
      { role: 'assistant', content: 'How long?' },
    ] as const;
    await ask('2 days', { chatHistory: [...chatHistory] });
    const [request] = bedrock.requests;
    expect(request?.system[0]?.text).toMatch(/Never make one up[\s\S]*Castle of São Jorge/);
    expect(request?.messages).toEqual([
      { role: 'user', content: [{ text: 'Lisbon\nin May' }] },
      { role: 'assistant', content: [{ text: 'How long?' }] },
      { role: 'user', content: [{ text: '2 days' }] },
    ]);
  });

  it('tells the model once when it ignores what was asked', async () => {
    bedrock.answer(answering(lisbon([[activity('Castle of São Jorge')]])), answering(PLAN));
    expect((await ask('2 days in Lisbon')).suggestion?.itinerary).toHaveLength(2);
    expect(JSON.stringify(bedrock.requests[1])).toContain('asked for 2 days');
  });

  it('tells the model what is still on the plan after it was taken off', async () => {
    const days = [[activity('Jerónimos Monastery')], [activity('Belém Tower from the waterside')]];
    bedrock.answer(answering(lisbon(days)), answering(PLAN));
    const chatHistory = [{ role: 'user', content: '2 days in Lisbon' }] as const;
    await ask('take jerónimos monastery off', { chatHistory: [...chatHistory] });
    expect(JSON.stringify(bedrock.requests[1])).toContain('Jerónimos Monastery is still on day 1');
  });

  it.each([
    ['2 days in Lisbon, no museums', [[activity('Castle of São Jorge')], [activity('MAAT')]], 'does not want'],
    ['2 days in Lisbon', [[activity('Castle of São Jorge')], [activity('LX Factory')]], 'The message says 4 days'],
  ])(
    'tells the model of a plan for "%s" what the traveller does not want, or that its text says another length',
    async (said, days, told) => {
      const message = told.startsWith('The message') ? '4 days in Lisbon.' : 'Lisbon.';
      bedrock.answer(answering({ ...lisbon(days), message }), answering(PLAN));
      await ask(said);
      expect(JSON.stringify(bedrock.requests[1])).toContain(told);
    },
  );

  it.each<[string, readonly BedrockAnswer[]]>([
    ['throttled', [throttled, throttled]],
    ['refused', [{ kind: 'text', text: '', stopReason: 'content_filtered' }]],
    [
      'talking',
      [
        { kind: 'text', text: 'Sure!' },
        { kind: 'text', text: 'Sure!' },
      ],
    ],
    ['malformed', [answering({ trip: 7 }), answering({ message: '' })]],
    ['stubborn about the days', [answering(lisbon([[activity('MAAT')]])), answering(lisbon([[activity('MAAT')]]))]],
    ['repeating itself', Array(2).fill(answering(lisbon([[activity('MAAT')], [activity('MAAT')]])))],
    ['slow', [{ kind: 'hang' }]],
    ['out of order', [{ kind: 'failure', status: 503, error: 'ServiceUnavailableException' }]],
    ['not allowed', [{ kind: 'failure', status: 403, error: 'AccessDeniedException' }]],
  ])('OPEN-16 falls back to the built-in planner for a model that is %s', async (_, answers) => {
    bedrock.answer(...answers);
    const answer = await ask('2 days in Lisbon');
    expect(answer).toMatchObject({ planner: 'built-in', suggestion: { destination: 'Lisbon', duration: '2 days' } });
  });

  it('shows what a hostile answer says as text, and keeps its places unverified', async () => {
    const name = '<img src=x onerror=alert(1)>';
    bedrock.answer(answering({ ...lisbon([[activity(name)], [activity('x'.repeat(150))]]), extra: { admin: true } }));
    const answer = await ask('2 days in Lisbon');
    expect(Object.keys(answer)).toEqual(['message', 'planner', 'suggestion']);
    expect(answer.suggestion?.itinerary[0]?.details?.[0]).toMatchObject({
      title: name,
      verified: false,
      coordinates: null,
    });
  });
});

const own = (id: string, title: string, confirmationNumber: string | null) => ({
  ...{ id, title, confirmationNumber, time: null, endTime: null, endDate: null, timeOfDay: null, category: null },
  ...{ location: null, endLocation: null, coordinates: null, emailIds: [], cancelled: false },
});
const TRIP: OwnTrip = {
  trip: {
    id: 'trip',
    title: 'Rome',
    startDate: '2027-06-03',
    endDate: '2027-06-05',
    location: 'Rome',
    firstLocation: null,
  },
  days: [
    {
      day: { date: '2027-06-03', title: 'One', location: 'Rome', accommodationAddress: null },
      activities: [own('loose', 'Forum', null), own('booked', 'Dinner', 'A-1')],
    },
  ],
};

describe('the planner that asks a model about a trip', () => {
  it('allows changes to what is there, on days of the trip, and none to a booking', async () => {
    const why = 'Nearer';
    bedrock.answer(
      answering({
        message: 'Some changes.',
        changes: [
          { action: 'move', ref: 'a1', toDay: 2, why },
          { action: 'remove', ref: 'a1', why },
          { action: 'remove', ref: 'a2', why },
          { action: 'move', ref: 'a2', toDay: 3, why },
          { action: 'remove', ref: 'a9', why },
          { action: 'add', day: 3, why, activity: activity('Pantheon', { city: 'Rome' }) },
        ],
      }),
    );
    const { changes } = await ask('improve it', { trip: TRIP });
    expect(changes).toMatchObject({
      tripId: 'trip',
      items: [
        { kind: 'move', activityId: 'loose', from: '2027-06-03', to: '2027-06-04' },
        { kind: 'add', date: '2027-06-05', activity: { title: 'Pantheon', verified: true } },
      ],
    });
    expect(JSON.stringify(bedrock.requests[0]?.messages)).toMatch(/\[a2\] Dinner \(any time, BOOKED\)/);
  });

  it('tells the model when it names a day that the trip does not have', async () => {
    const change = (day: number) => ({
      action: 'add',
      day,
      why: 'x',
      activity: activity('Pantheon', { city: 'Rome' }),
    });
    bedrock.answer(
      answering({ message: 'a', changes: [change(9)] }),
      answering({ message: 'b', changes: [change(2)] }),
    );
    expect((await ask('more', { trip: TRIP })).changes?.items).toMatchObject([{ date: '2027-06-04' }]);
  });
});
