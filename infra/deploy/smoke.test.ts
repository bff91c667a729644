import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { startTestStack } from '#infra/local/test-stack.ts';

const Failed = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() });

async function smoke(url: string) {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['infra/deploy/smoke.ts', url]);
    return { code: 0, stdout, stderr: '' };
  } catch (error) {
    return Failed.parse(error);
  }
}

it('the smoke test passes on the product, and leaves no traveller behind', async () => {
  const stack = await startTestStack();
  onTestFinished(async () => {
    await stack.stop();
  });
  const { code, stdout, stderr } = await smoke(stack.url);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.match(/✓/g)).toHaveLength(9);
}, 120_000);

it('the smoke test skips pasting a mail where a stage does not allow it, and says so', async () => {
  const stack = await startTestStack({ environment: { TEST_FORWARDING: 'off' } });
  onTestFinished(async () => {
    await stack.stop();
  });
  const { code, stdout, stderr } = await smoke(stack.url);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.match(/✓/g)).toHaveLength(8);
  expect(stdout).toContain('– a mail becomes a booking: not asked, as this stage takes no pasted mails');
}, 120_000);

it('the smoke test fails with a reason on something that only looks like the product', async () => {
  const server = createServer((_, response) => response.end('<div id="root"></div>'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const { code, stderr } = await smoke(`http://127.0.0.1:${port}`);
  expect(code).toBe(1);
  expect(stderr).toContain('comes without content-security-policy');
  expect(stderr).toContain('the own profile answers 200 to nobody');
}, 60_000);
