import { expect, it } from 'vitest';
import { gazetteer } from './airports.ts';
import { cityZone } from './city-zone.ts';

it.each([
  ['80 Sydney Road, Brunswick VIC 3056', 'Australia/Melbourne'],
  ['2 Lake Road, Sidonia VIC 3444', 'Australia/Melbourne'],
  ['5 Hay Street, Perth WA 6000', 'Australia/Perth'],
  ['14 Merchants Quay, Galway H91 X2P4', 'Europe/Dublin'],
  ['Carrer Major 3, Vic', 'Europe/Madrid'],
  ['Rua das Flores 3, Cedofeita, 4050-265 Porto', 'Europe/Lisbon'],
  ['12 High Street, Birmingham, AL 35203', 'America/Chicago'],
  ['Via dei Templi 3, Agrigento (AG)', 'Europe/Rome'],
])('%s is in %s', async (address, zone) => {
  expect(cityZone(await gazetteer(), address)?.value).toBe(zone);
});

it('an address in a country of several zones without a town that is known has no zone', async () => {
  expect(cityZone(await gazetteer(), '4 Mill Lane, Xyzzyville, AL 35203')).toBeUndefined();
});
