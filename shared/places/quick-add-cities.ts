import { DESTINATION_CITIES } from './destinations.ts';

/** The cities whose names in a reply become quick-add buttons. */
export const QUICK_ADD_CITIES = [
  ...DESTINATION_CITIES,
  'Madrid',
  'Porto',
  'Berlin',
  'Munich',
  'Vienna',
  'Prague',
  'Budapest',
  'Athens',
  'Venice',
  'Florence',
  'Milan',
  'Dublin',
  'Edinburgh',
  'Copenhagen',
  'Stockholm',
  'Reykjavik',
  'Zurich',
  'Marrakech',
  'Cape Town',
  'Kyoto',
  'Hong Kong',
  'Seoul',
  'San Francisco',
  'Los Angeles',
  'Rio de Janeiro',
] as const;
export type QuickAddCity = (typeof QUICK_ADD_CITIES)[number];
