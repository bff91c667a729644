import type { IncomingMessage } from 'node:http';
import { securityHeaders } from '#infra/security-headers.ts';
import { allRoutes } from '#shared/routes.ts';
import { actAs } from '../authorization/acting-function.ts';
import type { FunctionCall } from '../functions/function-host.ts';
import { lambdaContext } from '../functions/lambda-context.ts';
import { api } from '../gateway/api.ts';
import { gateway } from '../gateway/gateway.ts';
import { listen } from '../gateway/listen.ts';
import type { CallModule } from './call-module.ts';
import { SITE_URL } from './function-world.ts';

type Modules = ReadonlyMap<string, CallModule>;

/** Ports of the gateways that run, by the address of whom they take their clients for. */
const running = new Map<string, Promise<number>>();

/** The port of the product's gateway in front of these handlers; the one of before, when there is one. */
export function gatewayOf(modules: Modules, clientAddress = '127.0.0.1'): Promise<number> {
  const port = running.get(clientAddress) ?? startGateway(modules, clientAddress);
  running.set(clientAddress, port);
  return port;
}

async function startGateway(modules: Modules, clientAddress: string): Promise<number> {
  const calls = api({
    routes: allRoutes,
    entryOf: ({ name }) => name,
    functions: { invoke: (call) => invoke(modules, call) },
  });
  const listener = gateway({
    api: (request, response) => calls(from(clientAddress, request), response),
    site: (_, response) => response.writeHead(404).end(),
    headers: securityHeaders({ mediaOrigins: [] }),
    siteUrl: SITE_URL,
  });
  const { port, servers } = await listen(listener, 0);
  for (const server of servers) {
    // Nothing of it keeps the process from its end. Until then no connection is closed, so that none is just as it
    // takes the next request.
    server.unref();
    server.on('connection', (socket) => socket.unref());
    server.keepAliveTimeout = 0;
  }
  return port;
}

/** In this process, that a test may watch what its handlers do; the event comes as JSON all the same. */
async function invoke(modules: Modules, { entry, event, requestId, timeout }: FunctionCall): Promise<unknown> {
  const module = modules.get(entry);
  if (!module) throw new Error(`The test calls ${entry} without its module`);
  const call = { id: requestId ?? '', deadline: Date.now() + timeout, functionName: entry, file: '', event: '' };
  const context = lambdaContext(call, 'eu-central-1');
  return actAs(entry, () => module.handler(JSON.parse(JSON.stringify(event)), context));
}

/** On one machine all clients have its own address: another one is put in its place. */
function from(remoteAddress: string, request: IncomingMessage): IncomingMessage {
  Object.defineProperty(request.socket, 'remoteAddress', { value: remoteAddress, configurable: true });
  return request;
}
