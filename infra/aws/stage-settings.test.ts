import { describe, expect, it } from 'vitest';
import { checkSettings, settingsOf } from './stage-settings.ts';

describe('the settings of a stage', () => {
  it.each(['dev', 'staging', 'prod', 'pr-1', 'pr-4711'])('%s has settings that hold', (stage) => {
    expect(settingsOf(stage).stage).toBe(stage);
  });

  it.each([undefined, '', 42])('without a stage (%s) the error says which there are', (stage) => {
    expect(() => settingsOf(stage)).toThrow('Which stage? Add -c stage=dev (or staging, prod, pr-<number>).');
  });

  it.each(['production', 'DEV', 'constructor'])('%s is no stage, and the error says which there are', (stage) => {
    expect(() => settingsOf(stage)).toThrow(`There is no stage '${stage}': use dev, staging, prod or pr-<number>.`);
  });

  it.each(['pr-', 'pr-0', 'pr-x', 'pr-12345678'])('%s is no pull request’s stage', (stage) => {
    expect(() => settingsOf(stage)).toThrow('stage: must be dev, staging, prod or pr-<number>');
  });

  it('every wrong setting is named with what it must be', () => {
    const wrong = { ...settingsOf('dev'), domain: 'https://example.com', mailRetention: 0, alarmsAddress: 'nobody' };
    expect(() => checkSettings(wrong)).toThrow(/domain: must be a domain like/);
    expect(() => checkSettings(wrong)).toThrow(/mailRetention: /);
    expect(() => checkSettings(wrong)).toThrow(/alarmsAddress: /);
  });

  it('two pull requests share neither site nor mail domain', () => {
    const [one, other] = [settingsOf('pr-1'), settingsOf('pr-2')];
    expect(one.domain).not.toBe(other.domain);
    expect(one.mailDomain).not.toBe(other.mailDomain);
  });
});
