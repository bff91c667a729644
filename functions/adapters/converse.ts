import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandOutput,
  type Message,
  type ToolConfiguration,
  type ToolResultBlock,
} from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod/mini';
import '#shared/contract/zod-messages.ts';
import { logger } from '../runtime/logger.ts';
import { metrics } from '../runtime/metrics.ts';
import { waitingFor } from '../runtime/waits.ts';
import { modelCost } from './model-cost.ts';

/** A question to a model whose answer has a schema. */
interface Question<Answer extends z.ZodMiniType> {
  /** Its purpose, as the log names it. */
  readonly purpose: string;
  readonly system: string;
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[];
  /** The tool that the model must use: its input is the answer. */
  readonly tool: { readonly name: string; readonly description: string; readonly schema: Answer };
  readonly maxTokens: number;
  /** Milliseconds for all of it, including retries and the repair. */
  readonly timeout: number;
}

/** Why a model gave no usable answer. */
export type ModelFailureReason = 'throttled' | 'timeout' | 'refused' | 'malformed' | 'unavailable';

export class ModelFailure extends Error {
  readonly reason: ModelFailureReason;

  constructor(reason: ModelFailureReason, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'ModelFailure';
    this.reason = reason;
  }
}

/** Asks a Bedrock model. Rejects with ModelFailure when no answer matches the question's schema. */
export type AskModel = <Answer extends z.ZodMiniType>(question: Question<Answer>) => Promise<z.output<Answer>>;

/** The SDK's total attempts for a throttled call. */
const ATTEMPTS = 2;
const TEMPERATURE = 0.2;
const THROTTLED = new Set(['ThrottlingException', 'ServiceQuotaExceededException', 'ModelNotReadyException']);
const TIMED_OUT = new Set(['AbortError', 'TimeoutError', 'ModelTimeoutException']);

let client: BedrockRuntimeClient | undefined;

/** Asks through Bedrock's Converse API; endpoint and credentials come from the environment. */
export function bedrockModel(modelId: string): AskModel {
  return async (question) => {
    client ??= timedClient();
    return ask(client, modelId, question);
  };
}

function timedClient(): BedrockRuntimeClient {
  const made = new BedrockRuntimeClient({ maxAttempts: ATTEMPTS });
  made.middlewareStack.add(waitingFor('model'), { step: 'initialize', name: 'waitingForModel' });
  return made;
}

async function ask<Answer extends z.ZodMiniType>(
  bedrock: BedrockRuntimeClient,
  modelId: string,
  question: Question<Answer>,
): Promise<z.output<Answer>> {
  const abortSignal = AbortSignal.timeout(question.timeout);
  const messages: Message[] = question.messages.map(({ role, text }) => ({ role, content: [{ text }] }));
  const converse = async (conversation: Message[]) => {
    const begun = performance.now();
    const output = await bedrock
      .send(
        new ConverseCommand({
          modelId,
          system: [{ text: question.system }],
          messages: conversation,
          toolConfig: toolConfig(question),
          inferenceConfig: { maxTokens: question.maxTokens, temperature: TEMPERATURE },
        }),
        { abortSignal },
      )
      .catch((error: unknown) => {
        throw failureOf(error);
      });
    logUsage(question.purpose, modelId, output, performance.now() - begun);
    return output;
  };
  const first = read(question, await converse(messages));
  if ('answer' in first) return first.answer;
  const second = read(question, await converse([...messages, ...first.repair]));
  if ('answer' in second) return second.answer;
  throw new ModelFailure('malformed', `The model's answer is not what was asked for: ${second.problem}`);
}

function toolConfig({ tool }: Question<z.ZodMiniType>): ToolConfiguration {
  const { $schema: _, ...json } = z.toJSONSchema(tool.schema, { io: 'input' });
  return {
    tools: [
      {
        toolSpec: {
          name: tool.name,
          description: tool.description,
          // The SDK's type for any JSON, which differs from zod's type for a JSON schema only by name.
          inputSchema: { json: JSON.parse(JSON.stringify(json)) },
        },
      },
    ],
    toolChoice: { tool: { name: tool.name } },
  };
}

type Reading<T> = { readonly answer: T } | { readonly problem: string; readonly repair: Message[] };

/** The answer, or what is wrong with it and the messages that ask for it once more. */
function read<Answer extends z.ZodMiniType>(
  { tool }: Question<Answer>,
  output: ConverseCommandOutput,
): Reading<z.output<Answer>> {
  const { output: said, stopReason } = output;
  if (stopReason === 'guardrail_intervened' || stopReason === 'content_filtered') {
    throw new ModelFailure('refused', `The model did not answer: ${stopReason}`);
  }
  const content = said?.message?.content ?? [];
  const use = content.find(({ toolUse }) => toolUse?.name === tool.name)?.toolUse;
  if (!use) {
    const text = content.flatMap((part) => part.text ?? []).join('\n');
    if (text.trim() === '') {
      const isOther = content.some(({ toolUse }) => toolUse !== undefined);
      throw new ModelFailure(isOther ? 'malformed' : 'refused', 'The model said nothing that was asked for');
    }
    return {
      problem: 'it used no tool',
      repair: [
        { role: 'assistant', content: [{ text }] },
        { role: 'user', content: [{ text: `Please use the tool ${tool.name} to answer.` }] },
      ],
    };
  }
  const parsed = tool.schema.safeParse(use.input);
  if (parsed.success) return { answer: parsed.data };
  const problem = z.prettifyError(parsed.error).slice(0, 2000);
  const result: ToolResultBlock = { toolUseId: use.toolUseId, status: 'error', content: [{ text: problem }] };
  return {
    problem,
    repair: [
      { role: 'assistant', content: [{ toolUse: use }] },
      { role: 'user', content: [{ toolResult: result }] },
    ],
  };
}

function failureOf(error: unknown): ModelFailure {
  const name = error instanceof Error ? error.name : '';
  if (THROTTLED.has(name)) return new ModelFailure('throttled', 'The model has too much to do', error);
  if (TIMED_OUT.has(name)) return new ModelFailure('timeout', 'The model took too long', error);
  return new ModelFailure('unavailable', `The model cannot be asked: ${name}`, error);
}

function logUsage(purpose: string, modelId: string, output: ConverseCommandOutput, milliseconds: number): void {
  const { inputTokens = 0, outputTokens = 0 } = output.usage ?? {};
  const dollars = modelCost(modelId, inputTokens, outputTokens);
  const cost = dollars === undefined ? {} : { ModelDollars: dollars };
  logger.info('model answered', {
    code: 'model_answered',
    ...{ purpose, modelId, inputTokens, outputTokens, dollars },
    stopReason: output.stopReason,
    milliseconds: Math.round(milliseconds),
    ...metrics({ ModelTokensRead: inputTokens, ModelTokensWritten: outputTokens, ...cost }, { Purpose: purpose }),
  });
}
