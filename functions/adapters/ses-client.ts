import { SESClient } from '@aws-sdk/client-ses';
import { waitingFor } from '../http/waits.ts';

let client: SESClient | undefined;

/** The function's SES client; the endpoint comes from the environment. */
export function sesClient(): SESClient {
  client ??= timedClient();
  return client;
}

function timedClient(): SESClient {
  const made = new SESClient({});
  made.middlewareStack.add(waitingFor('ses'), { step: 'initialize', name: 'waitingForSes' });
  return made;
}
