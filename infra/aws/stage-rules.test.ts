import { describe, expect, it } from 'vitest';
import { checkSettings, type StageSettings, settingsOf } from './stage-settings.ts';

const dev = settingsOf('dev');
const prod = settingsOf('prod');
/** A realistic setup by someone with a domain. */
const ours = {
  ...dev,
  domain: 'trips.holidays.org',
  mailDomain: 'mail.trips.holidays.org',
  hostedZone: { id: 'Z0123456789ABCDEFGHIJ', name: 'holidays.org' },
  alarmsAddress: 'alarms@holidays.org',
};

describe('conflicting settings', () => {
  it.each([
    ours,
    { ...ours, domain: 'holidays.org' },
    { ...ours, region: 'us-east-1', modelId: 'us.amazon.nova-lite-v1:0' },
  ])('valid combinations are accepted: %#', (settings: StageSettings) => {
    expect(checkSettings(settings)).toEqual(settings);
  });

  it.each<[string, StageSettings, string]>([
    [
      'a domain outside the zone',
      { ...ours, domain: 'trips.example.org' },
      '  domain: trips.example.org lies outside the hosted zone holidays.org',
    ],
    [
      'a domain that only ends like the zone',
      { ...ours, domain: 'myholidays.org' },
      '  domain: myholidays.org lies outside',
    ],
    [
      'a mail domain outside the zone',
      { ...ours, mailDomain: 'mail.example.org' },
      'choose one that ends in .holidays.org, or name its own zone',
    ],
    [
      'mail at the site’s own domain',
      { ...ours, mailDomain: ours.domain },
      'choose a domain for mail alone, like mail.trips.holidays.org',
    ],
    [
      'mail at the API’s domain',
      { ...ours, mailDomain: `api.${ours.domain}` },
      '  mailDomain: api.trips.holidays.org is where the site or its API is',
    ],
    [
      'a region without mail',
      { ...ours, region: 'ap-east-1' },
      '  region: SES receives no mail in ap-east-1: choose one of us-east-1,',
    ],
    [
      'a model’s profile of another region',
      { ...ours, region: 'us-east-1' },
      'aws bedrock list-inference-profiles --region us-east-1',
    ],
    [
      'the example’s zone',
      { ...ours, hostedZone: { ...dev.hostedZone, name: 'holidays.org' } },
      'put in what aws route53 list-hosted-zones-by-name --dns-name holidays.org says',
    ],
    [
      'the example’s address',
      { ...ours, alarmsAddress: 'alarms@example.com' },
      '  alarmsAddress: nobody reads alarms@example.com',
    ],
    ['a prod that is deleted with its stack', { ...prod, keepsData: false }, '  keepsData: must be true in prod'],
    ['a prod without firewall', { ...prod, firewall: false }, '  firewall: must be true in prod'],
  ])('%s is refused with what to do', (_, settings, said) => {
    expect(() => checkSettings(settings)).toThrow(said);
  });
});
