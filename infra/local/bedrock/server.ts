import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttp2Server, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { createServer, type Socket } from 'node:net';
import * as z from 'zod/mini';
import { answerBody, type BedrockAnswer } from './answer.ts';

/** A Converse request as it arrived; only the fields that tests read are typed. */
const ConverseRequest = z.looseObject({
  system: z._default(z.array(z.looseObject({ text: z.string() })), []),
  messages: z.array(z.looseObject({ role: z.string(), content: z.array(z.looseObject({})) })),
  inferenceConfig: z.optional(
    z.looseObject({ maxTokens: z.optional(z.number()), temperature: z.optional(z.number()) }),
  ),
  toolConfig: z.optional(
    z.looseObject({ tools: z.array(z.looseObject({ toolSpec: z.looseObject({ name: z.string() }) })) }),
  ),
});
type BedrockRequest = z.output<typeof ConverseRequest> & { readonly modelId: string };

/** A fake Bedrock runtime with prepared responses. */
export interface BedrockDouble {
  readonly endpoint: string;
  /** The requests, in order. */
  readonly requests: readonly BedrockRequest[];
  /** Prepares the next responses, one per request; without one left, a request fails as invalid. */
  answer(...answers: readonly BedrockAnswer[]): void;
  /** Clears requests and responses. */
  reset(): void;
  close(): Promise<void>;
}

type Request = IncomingMessage | Http2ServerRequest;
type Response = ServerResponse | Http2ServerResponse;

const CONVERSE = /^\/model\/([^/]+)\/converse$/;
const SIGNED = /^(?:AWS4-HMAC-SHA256|Bearer) /;
/** The preface of every HTTP/2 connection (RFC 9113, section 3.4). */
const HTTP2_PREFACE = 'PRI';

/** Starts the fake on the loopback interface, for the environment's AWS_ENDPOINT_URL_BEDROCK_RUNTIME. */
export async function startBedrock(): Promise<BedrockDouble> {
  const requests: BedrockRequest[] = [];
  const answers: BedrockAnswer[] = [];
  const sockets = new Set<Socket>();
  const respond = async (request: Request, response: Response) => {
    const [, modelId] = CONVERSE.exec(request.url ?? '') ?? [];
    const body = await bodyOf(request);
    if (!SIGNED.test(request.headers.authorization ?? '')) return fail(response, 403, 'AccessDeniedException');
    if (modelId === undefined) return fail(response, 404, 'ResourceNotFoundException');
    const parsed = ConverseRequest.safeParse(JSON.parse(body));
    if (!parsed.success) return fail(response, 400, 'ValidationException');
    requests.push({ ...parsed.data, modelId: decodeURIComponent(modelId) });
    const tool = parsed.data.toolConfig?.tools[0]?.toolSpec.name ?? '';
    return give(request, response, answers.shift(), tool);
  };
  const listener = (request: Request, response: Response) => {
    respond(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  };
  // The SDK speaks HTTP/2 without TLS to a plain endpoint; its other handler speaks HTTP/1.1.
  const http = createHttpServer(listener);
  const http2 = createHttp2Server(listener);
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    socket.once('readable', () => {
      const first: Buffer | null = socket.read();
      if (first === null) return;
      socket.unshift(first);
      (first.toString('latin1', 0, 3) === HTTP2_PREFACE ? http2 : http).emit('connection', socket);
    });
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject).listen({ host: '127.0.0.1', port: 0 }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    requests,
    answer: (...more) => {
      answers.push(...more);
    },
    reset: () => {
      requests.length = 0;
      answers.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function give(request: Request, response: Response, answer: BedrockAnswer | undefined, tool: string): void {
  if (answer === undefined) fail(response, 400, 'ValidationException');
  else if (answer.kind === 'failure') fail(response, answer.status, answer.error);
  else if (answer.kind === 'drop') request.socket.destroy();
  else if (answer.kind === 'body') send(response, 200, {}, answer.body);
  else if (answer.kind !== 'hang') send(response, 200, {}, answerBody(answer, tool));
}

function fail(response: Response, status: number, error: string): void {
  send(response, status, { 'x-amzn-errortype': error }, JSON.stringify({ message: error }));
}

function send(response: Response, status: number, headers: Record<string, string>, body: string): void {
  response.statusCode = status;
  for (const [name, value] of Object.entries({ 'content-type': 'application/json', ...headers })) {
    response.setHeader(name, value);
  }
  response.end(body);
}

async function bodyOf(request: Request): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
