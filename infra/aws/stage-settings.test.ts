import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkDeployable, checkSettings, StageError, type StageSettings, settingsOf } from './stage-settings.ts';

/** The messages for invalid settings. */
function problems(settings: unknown): string {
  try {
    checkSettings(z.custom<StageSettings>().parse(settings));
  } catch (error) {
    if (error instanceof StageError) return error.message;
    throw error;
  }
  throw new Error('nothing is wrong with them');
}

describe('the settings of a stage', () => {
  it.each(['dev', 'staging', 'prod', 'pr-1', 'pr-4711'])('%s has valid settings', (stage) => {
    expect(settingsOf(stage).stage).toBe(stage);
  });

  it.each([undefined, '', 42])('without a stage (%s) the error lists the stages', (stage) => {
    expect(() => settingsOf(stage)).toThrow('Which stage? Add -c stage=dev (or staging, prod, pr-<number>).');
  });

  it.each(['production', 'DEV', 'constructor'])('%s is not a stage, and the error lists the stages', (stage) => {
    expect(() => settingsOf(stage)).toThrow(`There is no stage '${stage}': use dev, staging, prod or pr-<number>.`);
  });

  it.each(['pr-', 'pr-0', 'pr-x', 'pr-12345678'])('%s is not a pull request’s stage', (stage) => {
    expect(() => settingsOf(stage)).toThrow('stage: must be dev, staging, prod or pr-<number>');
  });

  it('every invalid setting is named with what it must be', () => {
    const wrong = {
      ...settingsOf('dev'),
      domain: 'https://example.com',
      ...{ mailRetention: 0, logRetention: 8, alarmsAddress: 'nobody' },
    };
    const said = problems(wrong);
    expect(said).toContain("Stage 'dev' has wrong settings (infra/aws/stage-settings.ts):");
    expect(said).toContain('  domain: must be a domain like travel.example.com');
    expect(said).toContain('  mailRetention: must be a whole number of days, at least 1');
    expect(said).toContain('  logRetention: must be 7, 30, 90 or 365 days');
    expect(said).toContain('  alarmsAddress: must be an email address like alarms@example.com');
  });

  it.each([
    ['address', { kind: 'raster', address: 'http://tiles.example.com/{z}/{x}/{y}.png', maxZoom: 19 }],
    ['address', { kind: 'raster', address: 'https://tiles.example.com/{z}/{x}/{y}.png; script-src *', maxZoom: 19 }],
    ['address', { kind: 'vector', address: 'https://tiles.example.com/', maxZoom: 15 }],
    ['file', { kind: 'archive', file: '../streets.pmtiles' }],
    ['maxZoom', { kind: 'vector', address: 'https://tiles.example.com/a.pmtiles', maxZoom: 99 }],
    ['attribution', { kind: 'archive', file: 'map-0123456789ab.pmtiles', attribution: [] }],
  ])('MAP-14: a map with a wrong %s is refused: %o', (field, basemap) => {
    const attribution = [{ name: '© Tiles', href: 'https://tiles.example.com/about' }];
    expect(problems({ ...settingsOf('dev'), basemap: { attribution, ...basemap } })).toContain(`  basemap.${field}`);
  });

  it.each([
    ['colour', { colour: 'red' }],
    ['modelLimits.tokens', { modelLimits: { tokens: 7 } }],
    ['limits.perHour', { limits: { ...settingsOf('dev').limits, perHour: 7 } }],
  ])('an unknown setting is named: %s', (name, unknown) => {
    expect(problems({ ...settingsOf('dev'), ...unknown })).toContain(`  ${name}: there is no such setting: remove it`);
  });

  it.each([{ callsPerSecond: 0 }, { burst: 1.5 }, { callsPerSecond: -1 }, { requestsPerAddress: 9 }])(
    'a limit that limits nothing or everything is refused: %o',
    (limit) => {
      const [name] = Object.keys(limit);
      const wrong = { ...settingsOf('dev'), limits: { ...settingsOf('dev').limits, ...limit } };
      expect(problems(wrong)).toContain(`  limits.${name}: must be a whole number of `);
    },
  );

  it.each([
    [[], 'must have one: [1]'],
    [[3, 2, 1], 'must be the one that counts and, for a while, the one before it: [2, 1]'],
    [[2, 2], 'must be two different ones: [2, 1]'],
  ])('secrets other than the current and the previous one are refused: %j', (originSecrets, said) => {
    expect(problems({ ...settingsOf('dev'), originSecrets })).toContain(`  originSecrets: ${said}`);
  });

  it('an unknown call to be paused is named', () => {
    expect(problems({ ...settingsOf('dev'), pausedCalls: ['login', 'logon'] })).toContain(
      '  pausedCalls.1: must be the name of a call, as shared/routes.ts has them',
    );
  });

  it.each([
    'amazon.nova-lite-v1:0',
    'eu.anthropic.claude-haiku-4-5-20251001-v1:0',
    'global.anthropic.claude-sonnet-4-6',
    'deepseek.v3-v1:0',
    'openai.gpt-oss-120b-1:0',
    'anthropic.claude-3-sonnet-20240229-v1:0:28k',
  ])('%s is a model', (modelId) => {
    expect(checkSettings({ ...settingsOf('dev'), modelId }).modelId).toBe(modelId);
  });

  it.each([
    'gpt-5',
    'claude-haiku-4-5',
    'anthropic/claude-haiku-4-5',
    'eu.claude-haiku',
    'moon.amazon.nova-lite-v1:x',
    'arn:aws:bedrock:eu-central-1::foundation-model/amazon.nova-lite-v1:0',
  ])('%s is not a model, and the error says how to find one', (modelId) => {
    expect(problems({ ...settingsOf('dev'), modelId })).toContain('  modelId: must be the id of a Bedrock model');
    expect(problems({ ...settingsOf('dev'), modelId })).toContain('aws bedrock list-inference-profiles');
  });

  it('the example’s settings synthesise, and are refused for deployment', () => {
    expect(() => checkDeployable(settingsOf('prod'))).toThrow(
      "Stage 'prod' is still the example's: put domain, mail domain, hosted zone and the address for alarms into infra/aws/stage-settings.ts",
    );
    const hostedZone = { id: 'Z0123456789ABCDEFGHIJ', name: 'holidays.org' };
    expect(() => checkDeployable({ ...settingsOf('prod'), hostedZone })).not.toThrow();
  });

  it('two pull requests share neither site nor mail domain', () => {
    const [one, other] = [settingsOf('pr-1'), settingsOf('pr-2')];
    expect(one.domain).not.toBe(other.domain);
    expect(one.mailDomain).not.toBe(other.mailDomain);
  });
});
