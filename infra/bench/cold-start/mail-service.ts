import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';

const ADDRESS = z.object({ port: z.number() });

/** Fake SES (AWS Query protocol): accepts every mail and bounce, and sends nothing. */
export async function startMailService(): Promise<{ readonly endpoint: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const action = new URLSearchParams(await text(request)).get('Action') ?? '';
    const result = `<${action}Result><MessageId>none</MessageId></${action}Result>`;
    response
      .writeHead(200, { 'content-type': 'text/xml' })
      .end(`<${action}Response xmlns="http://ses.amazonaws.com/doc/2010-12-01/">${result}</${action}Response>`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = ADDRESS.parse(server.address());
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
