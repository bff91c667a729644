/** The fake's response to one Converse request (Amazon Bedrock API Reference, runtime: Converse). */
export type BedrockAnswer =
  | { readonly kind: 'tool'; readonly input: unknown; readonly name?: string; readonly stopReason?: string }
  | { readonly kind: 'text'; readonly text: string; readonly stopReason?: string }
  /** An error of the service: its HTTP status and exception's name. */
  | { readonly kind: 'failure'; readonly status: number; readonly error: string }
  /** This body with status 200, whatever it is. */
  | { readonly kind: 'body'; readonly body: string }
  /** No response at all, on a connection that stays open. */
  | { readonly kind: 'hang' }
  /** The connection is reset. */
  | { readonly kind: 'drop' };

export const throttled: BedrockAnswer = { kind: 'failure', status: 429, error: 'ThrottlingException' };

/** The token usage reported with every response. */
const USAGE = { inputTokens: 1200, outputTokens: 300, totalTokens: 1500 } as const;

/** The JSON of a response that has one. `tool` is the tool that the request forces. */
export function answerBody(answer: Extract<BedrockAnswer, { kind: 'tool' | 'text' }>, tool: string): string {
  const content =
    answer.kind === 'text'
      ? [{ text: answer.text }]
      : [{ toolUse: { toolUseId: 'tooluse_1', name: answer.name ?? tool, input: answer.input } }];
  const stopReason = answer.stopReason ?? (answer.kind === 'text' ? 'end_turn' : 'tool_use');
  return JSON.stringify({
    output: { message: { role: 'assistant', content } },
    stopReason,
    usage: USAGE,
    metrics: { latencyMs: 1 },
  });
}
