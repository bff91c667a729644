import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { throttled } from '#infra/local/bedrock/answer.ts';
import { startBedrockDouble } from '#infra/local/function-fixture/start-bedrock-double.ts';
import { logger } from '../runtime/logger.ts';
import { bedrockModel } from './converse.ts';

const bedrock = await startBedrockDouble();
logger.setLogLevel('ERROR');

const MODEL = 'eu.anthropic.claude-haiku-4-5-20251001-v1:0';
const Answer = z.object({ city: z.string(), days: z.int() });
const ask = (timeout = 20_000) =>
  bedrockModel(MODEL)({
    ...{ purpose: 'test', system: 'Name a city.', maxTokens: 500, timeout },
    messages: [{ role: 'user', text: 'Where to?' }],
    tool: { name: 'answer', description: 'A city', schema: Answer },
  });
const lisbon = { kind: 'tool', input: { city: 'Lisbon', days: 4 } } as const;

describe('asking a model', () => {
  it('OPEN-16 forces the tool whose schema is the answer’s, with limits and a low temperature', async () => {
    bedrock.answer(lisbon);
    expect(await ask()).toEqual({ city: 'Lisbon', days: 4 });
    expect(bedrock.requests).toMatchObject([
      {
        modelId: MODEL,
        system: [{ text: 'Name a city.' }],
        messages: [{ role: 'user', content: [{ text: 'Where to?' }] }],
        inferenceConfig: { maxTokens: 500, temperature: 0.2 },
        toolConfig: {
          toolChoice: { tool: { name: 'answer' } },
          tools: [{ toolSpec: { inputSchema: { json: { type: 'object', required: ['city', 'days'] } } } }],
        },
      },
    ]);
  });

  it('tells the model once what is wrong with its answer', async () => {
    bedrock.answer({ kind: 'tool', input: { city: 7 } }, lisbon);
    expect(await ask()).toEqual({ city: 'Lisbon', days: 4 });
    expect(bedrock.requests[1]?.messages.slice(1)).toMatchObject([
      { role: 'assistant', content: [{ toolUse: { input: { city: 7 } } }] },
      { role: 'user', content: [{ toolResult: { status: 'error', content: [{ text: expect.any(String) }] } }] },
    ]);
    const problems = JSON.stringify(bedrock.requests[1]?.messages.at(-1));
    expect(problems).toContain('City must be a text');
    expect(problems).toContain('at days');
  });

  it('asks once more for the tool when the model only talks', async () => {
    bedrock.answer({ kind: 'text', text: 'Lisbon is nice.' }, lisbon);
    expect(await ask()).toEqual({ city: 'Lisbon', days: 4 });
  });

  it('retries when it is throttled or interrupted', async () => {
    bedrock.answer(throttled, lisbon, { kind: 'drop' }, lisbon);
    expect(await ask()).toMatchObject({ city: 'Lisbon' });
    expect(await ask()).toMatchObject({ city: 'Lisbon' });
  });

  it.each([
    [
      'malformed',
      [
        { kind: 'tool', input: {} },
        { kind: 'tool', input: { city: 'Lisbon', days: 'four' } },
      ],
    ],
    [
      'malformed',
      [
        { kind: 'text', text: 'No.' },
        { kind: 'text', text: 'Still no.' },
      ],
    ],
    [
      'malformed',
      [
        { kind: 'tool', name: 'other', input: {} },
        { kind: 'tool', name: 'other', input: {} },
      ],
    ],
    ['throttled', [throttled, throttled]],
    ['refused', [{ kind: 'text', text: '', stopReason: 'content_filtered' }]],
    ['refused', [{ kind: 'tool', input: lisbon.input, stopReason: 'guardrail_intervened' }]],
    ['refused', [{ kind: 'text', text: ' ' }]],
    ['timeout', [{ kind: 'failure', status: 408, error: 'ModelTimeoutException' }]],
    ['unavailable', [{ kind: 'failure', status: 403, error: 'AccessDeniedException' }]],
    ['unavailable', [{ kind: 'failure', status: 400, error: 'ValidationException' }]],
    [
      'unavailable',
      [
        { kind: 'body', body: '<html>' },
        { kind: 'body', body: '<html>' },
      ],
    ],
    ['refused', [{ kind: 'body', body: '{}' }]],
  ] as const)('gives up as %s', async (reason, answers) => {
    bedrock.answer(...answers);
    await expect(ask()).rejects.toMatchObject({ name: 'ModelFailure', reason });
  });

  it('gives up on a model that never answers', async () => {
    bedrock.answer({ kind: 'hang' });
    await expect(ask(200)).rejects.toMatchObject({ name: 'ModelFailure', reason: 'timeout' });
  });

  it('logs and counts tokens and their cost, by purpose, and nothing that was said', async () => {
    const info = vi.spyOn(logger, 'info').mockReturnValue(undefined);
    bedrock.answer(lisbon);
    await ask();
    const dollars = expect.closeTo(0.00297, 6);
    expect(info.mock.calls).toEqual([
      [
        'model answered',
        {
          ...{ code: 'model_answered', purpose: 'test', modelId: MODEL, stopReason: 'tool_use' },
          ...{ inputTokens: 1200, outputTokens: 300, dollars, milliseconds: expect.any(Number) },
          ...{ ModelTokensRead: 1200, ModelTokensWritten: 300, ModelDollars: dollars, Purpose: 'test' },
          Stage: expect.any(String),
          _aws: {
            Timestamp: expect.any(Number),
            CloudWatchMetrics: [
              expect.objectContaining({ Namespace: 'travel-timeline', Dimensions: [['Stage'], ['Stage', 'Purpose']] }),
            ],
          },
        },
      ],
    ]);
    info.mockRestore();
  });
});
