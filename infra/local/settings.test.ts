import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('with nothing set, the product runs on port 3000 with its data in .data', () => {
  expect(readSettings({}, '/project')).toEqual({
    port: 3000,
    smtpPort: 2525,
    mailDomain: 'mail.localhost',
    logLevel: 'WARN',
    basemap: { kind: 'built-in' },
    dataFolder: '/project/.data',
  });
});

test('values from the environment are used, a relative folder from the project', () => {
  const environment = { PORT: '4000', SMTP_PORT: '0', MAIL_DOMAIN: 'Mail.Example.com', DATA_DIR: '/tmp/data' };
  expect(readSettings(environment, '/project')).toMatchObject({
    port: 4000,
    smtpPort: 0,
    mailDomain: 'mail.example.com',
    dataFolder: '/tmp/data',
  });
  expect(readSettings({ DATA_DIR: 'elsewhere' }, '/project').dataFolder).toBe('/project/elsewhere');
});

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '', DATA_DIR: ' ' }, '/project')).toEqual(readSettings({}, '/project'));
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a number from 0 to 65535, but it is "abc".'],
  [{ PORT: '80.5' }, 'PORT must be a whole number, but it is "80.5".'],
  [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535, but it is "70000".'],
  [{ SMTP_PORT: '-1' }, 'SMTP_PORT must be a number from 0 to 65535, but it is "-1".'],
  [{ MAIL_DOMAIN: 'a b' }, 'MAIL_DOMAIN must be a domain name like mail.example.com, but it is "a b".'],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL must be one of TRACE, DEBUG, INFO, WARN, ERROR, CRITICAL, SILENT, but it is "loud".',
  ],
  [{ BASEMAP: '{' }, 'BASEMAP '],
])('an invalid value is named with what it should be: %o', (environment, sentence) => {
  expect(() => readSettings(environment, '/project')).toThrow(sentence);
});
