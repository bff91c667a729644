import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logFiles, openFunctionLog } from '../local/functions/function-log.ts';
import { startTestStack } from '../local/test-stack.ts';
import { requestLog } from './request-log.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'logs-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const line = (requestId: string, level: string, more: Record<string, unknown> = {}) =>
  JSON.stringify({ level, message: 'call answered', code: 'call_answered', timestamp: '12:00', requestId, ...more });

describe('the log of a request', () => {
  it('of the running product shows, by the id in the response, what was called, its outcome and how long it took', async () => {
    const dataFolder = path.join(folder, 'product');
    const stack = await startTestStack({ dataFolder });
    const answer = await fetch(`${stack.url}/api/trips/${'x'.repeat(29)}`);
    const id = answer.headers.get('apigw-requestid') ?? '';
    await fetch(`${stack.url}/api/trips/public`);
    await expect.poll(() => requestLog(dataFolder, id)).toHaveLength(2);
    const [refused, answered] = await requestLog(dataFolder, id);
    expect(refused).toMatch(/INFO {3}call_refused .*reason=not_found/);
    expect(answered).toMatch(/INFO {3}call_answered .*route=getTrip .*status=404 .*ms=\d+/);
    expect(stack.output()).not.toContain('call_answered');
    await stack.stop();
  }, 120_000);

  it('is found by a prefix of its id, with an error’s stack, despite truncated lines', async () => {
    const dataFolder = path.join(folder, 'written');
    const log = await openFunctionLog(dataFolder, 'WARN', () => undefined);
    log.write(line('abc-1', 'ERROR', { error: { name: 'Error', stack: 'Error: broken\n  at here' } }));
    log.write(line('other', 'INFO'));
    log.write('{"level":"INFO","requestId":"abc-');
    await log.close();
    expect(await requestLog(dataFolder, 'abc')).toEqual([
      '12:00  ERROR  call_answered\n    Error: broken\n      at here',
    ]);
    expect(await requestLog(path.join(folder, 'nothing'), 'abc')).toEqual([]);
  });
});

describe('what functions print', () => {
  it('is shown from the requested level on, and stored from INFO on', async () => {
    const dataFolder = path.join(folder, 'levels');
    const shown: string[] = [];
    const log = await openFunctionLog(dataFolder, 'WARN', (text) => shown.push(text));
    const lines = [line('1', 'INFO'), line('2', 'WARN'), 'not of the log'];
    for (const text of lines) log.write(text);
    await log.close();
    expect(log.level).toBe('INFO');
    expect(shown).toEqual(lines.slice(1));
    expect(await readFile(logFiles(dataFolder)[1], 'utf8')).toBe(`${lines[0]}\n${lines[1]}\n`);
  });

  it('never takes more than two files of twenty megabytes', async () => {
    const dataFolder = path.join(folder, 'large');
    const log = await openFunctionLog(dataFolder, 'SILENT', () => undefined);
    log.write(line('1', 'INFO', { text: 'x'.repeat(20_000_000) }));
    await expect
      .poll(() =>
        readFile(logFiles(dataFolder)[0], 'utf8').then(
          ({ length }) => length,
          () => 0,
        ),
      )
      .toBeGreaterThan(2e7);
    log.write(line('2', 'INFO'));
    await log.close();
    expect(await readFile(logFiles(dataFolder)[1], 'utf8')).toBe(`${line('2', 'INFO')}\n`);
  });
});
