import { SESClient } from '@aws-sdk/client-ses';
import { waitingFor } from '../runtime/waits.ts';

let client: SESClient | undefined;

/** SES refused a mail or could not be reached; `reason` is its error's name. SES's message may contain an address. */
class SesError extends Error {
  override readonly name = 'SesError';
  constructor(reason: string) {
    super(`SES did not take the mail: ${reason}`);
  }
}

/**
 * Sends a command to SES; the endpoint comes from the environment. Throws an error that is safe to log: it contains
 * neither SES's message nor the original error.
 */
export async function sendToSes(ask: (ses: SESClient) => Promise<unknown>): Promise<void> {
  client ??= timedClient();
  try {
    await ask(client);
  } catch (error) {
    throw new SesError(error instanceof Error ? error.name : 'unknown');
  }
}

function timedClient(): SESClient {
  const made = new SESClient({});
  made.middlewareStack.add(waitingFor('ses'), { step: 'initialize', name: 'waitingForSes' });
  return made;
}
