import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod/mini';

type Handler = (event: unknown) => Promise<unknown>;

interface TestAccount {
  /** Bodies of the messages that a receiver would get now, by queue. */
  visible(queue: string): string[];
  send(queue: string, body: string, attributes?: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

interface Stored {
  readonly id: string;
  readonly body: string;
  readonly attributes: Readonly<Record<string, string>>;
  hidden: boolean;
}

const Request = z.looseObject({
  QueueName: z._default(z.string(), ''),
  QueueUrl: z._default(z.string(), ''),
  ReceiptHandle: z._default(z.string(), ''),
  VisibilityTimeout: z._default(z.number(), 0),
  MaxNumberOfMessages: z._default(z.number(), 1),
});

/**
 * Fake SQS (AWS JSON 1.0) and Lambda Invoke over their protocols, as far as a redrive uses them; AWS_ENDPOINT_URL_* of
 * this process point to it. A queue exists once it has had a message.
 */
export async function startTestAccount(functions: Readonly<Record<string, Handler>>): Promise<TestAccount> {
  const queues = new Map<string, Stored[]>();
  const server = createServer((request, response) => {
    const answer = request.url?.startsWith('/2015-03-31/functions/') ? invoke(functions) : speakSqs(queues);
    answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  Object.assign(process.env, { AWS_ENDPOINT_URL_SQS: endpoint, AWS_ENDPOINT_URL_LAMBDA: endpoint });
  return {
    visible: (queue) => (queues.get(queue) ?? []).filter(({ hidden }) => !hidden).map(({ body }) => body),
    send: (queue, body, attributes = {}) => {
      const messages = queues.get(queue) ?? [];
      queues.set(queue, [...messages, { id: randomUUID(), body, attributes, hidden: false }]);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

function speakSqs(queues: Map<string, Stored[]>): Answer {
  return async (request, response) => {
    const input = Request.parse(JSON.parse((await buffer(request)).toString()));
    const name = input.QueueName || (input.QueueUrl.split('/').at(-1) ?? '');
    const messages = queues.get(name);
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
    if (!messages) return void json(400, { __type: 'com.amazonaws.sqs#QueueDoesNotExist', message: name });
    const of = messages.find(({ id }) => id === input.ReceiptHandle);
    switch (request.headers['x-amz-target']) {
      case 'AmazonSQS.GetQueueUrl':
        return void json(200, { QueueUrl: `http://${request.headers.host}/000000000000/${name}` });
      case 'AmazonSQS.DeleteMessage':
        queues.set(
          name,
          messages.filter((message) => message !== of),
        );
        return void json(200, {});
      case 'AmazonSQS.ChangeMessageVisibility':
        if (of) of.hidden = input.VisibilityTimeout > 0;
        return void json(200, {});
      case 'AmazonSQS.ReceiveMessage': {
        const received = messages.filter(({ hidden }) => !hidden).slice(0, input.MaxNumberOfMessages);
        for (const message of received) message.hidden = input.VisibilityTimeout > 0;
        return void json(200, { Messages: received.map(asMessage) });
      }
      default:
        return void json(400, { __type: 'com.amazonaws.sqs#UnsupportedOperation', message: 'Not spoken here' });
    }
  };
}

function asMessage({ id, body, attributes }: Stored) {
  const given = Object.entries(attributes);
  return {
    ...{ MessageId: id, ReceiptHandle: id, Body: body, Attributes: { SentTimestamp: '1798761600000' } },
    MD5OfBody: createHash('md5').update(body).digest('hex'),
    MessageAttributes: Object.fromEntries(
      given.map(([name, value]) => [name, { DataType: 'String', StringValue: value }]),
    ),
  };
}

/** Lambda's Invoke: an error of the function is a response with a header of its own. */
function invoke(functions: Readonly<Record<string, Handler>>): Answer {
  return async (request, response) => {
    const [, name = ''] = /^\/2015-03-31\/functions\/([^/]+)\/invocations/.exec(request.url ?? '') ?? [];
    const event: unknown = JSON.parse((await buffer(request)).toString());
    try {
      const answer = await functions[name]?.(event);
      response.writeHead(200).end(JSON.stringify(answer ?? null));
    } catch (error) {
      const { name: errorType, message: errorMessage } = error instanceof Error ? error : new Error(String(error));
      response.writeHead(200, { 'x-amz-function-error': 'Unhandled' }).end(JSON.stringify({ errorType, errorMessage }));
    }
  };
}
