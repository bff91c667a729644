import type { IncomingMessage, RequestListener } from 'node:http';
import { securityHeaders } from '#infra/security-headers.ts';
import { allRoutes } from '#shared/routes.ts';
import { actAs } from '../authorization/acting-function.ts';
import type { FunctionCall } from '../functions/function-host.ts';
import { lambdaContext } from '../functions/lambda-context.ts';
import { type Api, api } from '../gateway/api.ts';
import { gateway } from '../gateway/gateway.ts';
import { type Listening, listen } from '../gateway/listen.ts';
import type { CallModule } from './call-module.ts';
import { SITE_URL } from './function-world.ts';

type Modules = ReadonlyMap<string, CallModule>;

/** The running gateways, by the client address that they assume. */
const running = new Map<string, Promise<Listening>>();

/** The port of the product's gateway in front of these handlers; reuses a running one. */
export async function gatewayOf(modules: Modules, clientAddress = '127.0.0.1'): Promise<number> {
  const started = running.get(clientAddress) ?? startGateway(modules, clientAddress);
  running.set(clientAddress, started);
  return (await started).port;
}

/** Ends them with the tests of a file, so that a worker does not keep every file's handlers. */
export async function closeGateways(): Promise<void> {
  const gateways = await Promise.all(running.values());
  running.clear();
  await Promise.all(gateways.map((each) => each.close(0)));
}

async function startGateway(modules: Modules, clientAddress: string): Promise<Listening> {
  const calls = api({
    routes: allRoutes,
    entryOf: ({ name }) => name,
    functions: { invoke: (call) => invoke(modules, call) },
  });
  const answerCall: Api = (request, response) => calls(from(clientAddress, request), response);
  const listener = gateway({
    api: answerCall,
    site: (_, response) => response.writeHead(404).end(),
    headers: securityHeaders({ mediaOrigins: [] }),
    siteUrl: SITE_URL,
  });
  // Only the CDN asks for previews, by a path that is no address of the site's.
  const withPreviews: RequestListener = (request, response) =>
    request.url?.startsWith('/preview/') ? void answerCall(request, response) : listener(request, response);
  const listening = await listen(withPreviews, 0);
  for (const server of listening.servers) {
    // It does not keep the process alive. Connections stay open until then, so that none closes just as it takes the next
    // request.
    server.unref();
    server.on('connection', (socket) => socket.unref());
    server.keepAliveTimeout = 0;
  }
  return listening;
}

/** In this process, so that a test can observe its handlers; the event is still passed as JSON. */
async function invoke(modules: Modules, { entry, event, requestId, timeout }: FunctionCall): Promise<unknown> {
  const module = modules.get(entry);
  if (!module) throw new Error(`The test calls ${entry} without its module`);
  const call = { id: requestId ?? '', timeout, functionName: entry, file: '', event: '' };
  const context = lambdaContext(call, 'eu-central-1');
  return actAs(entry, () => module.handler(JSON.parse(JSON.stringify(event)), context));
}

/** Locally all clients have the machine's own address: another one is put in its place. */
function from(remoteAddress: string, request: IncomingMessage): IncomingMessage {
  Object.defineProperty(request.socket, 'remoteAddress', { value: remoteAddress, configurable: true });
  return request;
}
