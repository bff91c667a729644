import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type Database, openDatabase } from './database.ts';
import { type ProtocolRequest, readRequest, sendAnswer } from './http-protocol.ts';
import { startMaintenance } from './maintenance.ts';
import { operations } from './operations.ts';
import { isServiceError, protocolError } from './service-error.ts';

export interface DynamoDbOptions {
  /** 0 for any free port. */
  port: number;
  /** Where the tables are stored; undefined for in memory. */
  directory: string | undefined;
  /** Throws a ServiceError when the client is not allowed to do this; by default everyone may do everything. */
  authorize?: Authorize;
}

type Authorize = (headers: IncomingHttpHeaders, request: ProtocolRequest) => void;

export interface RunningDynamoDb {
  /** The value for AWS_ENDPOINT_URL_DYNAMODB and AWS_ENDPOINT_URL_DYNAMODB_STREAMS. */
  endpoint: string;
  port: number;
  close(): Promise<void>;
}

/** Grace period for running requests when the server closes. */
const CLOSING_MILLISECONDS = 1000;

/**
 * Starts a local server of the DynamoDB and DynamoDB Streams protocols. Rejects with the code EADDRINUSE when the port
 * is in use.
 */
export async function startDynamoDb({ port, directory, authorize }: DynamoDbOptions): Promise<RunningDynamoDb> {
  const server = createServer((request, response) => answer(opened, request, response, authorize));
  server.keepAliveTimeout = 65_000;
  // The port comes first: of two starts by mistake the second then fails with the clearer error.
  const listening = listen(server, port);
  const opened = listening.then(() => openDatabase(directory));
  const database = await opened.catch((error) => {
    server.close();
    server.closeAllConnections();
    throw error;
  });
  const actualPort = await listening;
  const maintenance = startMaintenance(database);
  return {
    endpoint: `http://127.0.0.1:${actualPort}`,
    port: actualPort,
    async close() {
      await stopListening(server);
      await maintenance.stop();
      await database.close();
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

async function stopListening(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const impatience = setTimeout(() => server.closeAllConnections(), CLOSING_MILLISECONDS);
  await closed;
  clearTimeout(impatience);
}

async function answer(
  database: Promise<Database>,
  request: IncomingMessage,
  response: ServerResponse,
  authorize: Authorize | undefined,
): Promise<void> {
  if (request.method === 'GET') {
    response.end('healthy: dynamodb.us-east-1.amazonaws.com ');
    return;
  }
  try {
    const { target, body } = await readRequest(request);
    const operation = operations.get(target);
    if (!operation)
      throw protocolError('UnknownOperationException', `This server does not know ${target || 'the operation'}`);
    authorize?.(request.headers, { target, body });
    sendAnswer(response, 200, await operation(await database, body));
  } catch (error) {
    if (isServiceError(error)) {
      sendAnswer(response, error.statusCode, error.body);
      return;
    }
    // The client disconnected before it sent its request.
    if (error === request.errored) return;
    console.error(error);
    const fault = { __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError', message: String(error) };
    sendAnswer(response, 500, fault);
  }
}
