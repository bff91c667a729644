import { type DemoTrip, day, drive, ferry, flight, idea, meal, sight, stay, train } from '../trip.ts';

/**
 * A fortnight over the date line, in which three things are wrong: two things at once on the third day, no bed for the
 * night of the ninth, and too little time between two flights on the way home.
 */
export const pacific: DemoTrip = {
  title: 'Singapore, Auckland, Honolulu',
  place: 'Auckland, New Zealand',
  description: 'Around the Pacific in thirteen days: hawker centres, hot springs, and one day that comes twice.',
  inDays: 60,
  isPublic: false,
  days: [
    day('Eastward by night', 'Zürich', [
      flight('22:40', 'Flight LX 176 to Singapore', 'Zürich (ZRH)', {
        ...{ at: [47.4582, 8.5555], to: 'Singapore (SIN)', toAt: [1.3592, 103.9894], endTime: '17:30', nights: 1 },
        ...{ status: 'confirmed', confirmationNumber: 'PAC14X', cost: 690 },
        details: { carrier: 'Swiss', number: 'LX 176', seat: '31K', terminal: 'E' },
      }),
    ]),
    day('Satay weather', 'Singapore', [
      stay('19:00', 'Hotel Mono', '18 Mosque Street, Singapore', {
        ...{ at: [1.2842, 103.8459], nights: 2, endTime: '11:00', status: 'confirmed', confirmationNumber: 'HM-3308' },
        ...{ cost: 310, details: { phone: '+65 6326 0430' } },
      }),
      meal('20:00', 'Satay in the street', 'Lau Pa Sat', { at: [1.2807, 103.8504], endTime: '21:30', cost: 22 }),
    ]),
    day('Gardens, wild and tamed', 'Singapore', [
      sight('09:30', 'Botanic Gardens', '1 Cluny Road', { at: [1.3138, 103.8159], endTime: '12:00' }),
      meal('12:45', 'Chicken rice', 'Maxwell Food Centre', { at: [1.2803, 103.8447], endTime: '13:30', cost: 7 }),
      sight('17:00', 'Cloud Forest and the Supertrees', 'Gardens by the Bay', {
        ...{ at: [1.2816, 103.8636], endTime: '20:00', cost: 53 },
      }),
      meal('19:30', 'Chilli crab at the river', 'Clarke Quay', {
        ...{ at: [1.2906, 103.8465], endTime: '21:00', cost: 88, status: 'confirmed' },
      }),
    ]),
    day('South across the line', 'Singapore', [
      meal('12:00', 'Kaya toast', 'Tiong Bahru Market', { at: [1.285, 103.8325], endTime: '12:45', cost: 5 }),
      flight('20:50', 'Flight SQ 285 to Auckland', 'Singapore (SIN)', {
        ...{ at: [1.3592, 103.9894], to: 'Auckland (AKL)', toAt: [-37.0081, 174.7917], endTime: '11:50', nights: 1 },
        ...{ status: 'confirmed', confirmationNumber: 'SQ9B7D', cost: 540 },
        details: { carrier: 'Singapore Airlines', number: 'SQ 285', seat: '42A' },
      }),
    ]),
    day('Upside down', 'Auckland', [
      stay('15:00', 'Hotel DeBrett', '2 High Street, Auckland', {
        ...{
          at: [-36.8478, 174.7671],
          nights: 2,
          endTime: '10:00',
          status: 'confirmed',
          confirmationNumber: 'DB-1107',
        },
        cost: 420,
      }),
      sight('16:00', 'Sky Tower', 'Victoria Street West', { at: [-36.8485, 174.7621], endTime: '17:30', cost: 30 }),
      meal('19:00', 'Fish at the wharf', 'Wynyard Quarter', { at: [-36.8406, 174.7557], endTime: '20:30', cost: 58 }),
    ]),
    day('An island of vines', 'Waiheke', [
      ferry('09:00', 'Ferry to Waiheke', 'Auckland Downtown', {
        ...{ at: [-36.8427, 174.7668], to: 'Matiatia', toAt: [-36.7808, 174.9916], endTime: '09:40', cost: 32 },
      }),
      meal('12:00', 'Lunch among the vines', 'Mudbrick Vineyard', {
        at: [-36.7826, 175.0017],
        endTime: '14:30',
        cost: 95,
      }),
      ferry('17:00', 'Ferry back', 'Matiatia', {
        ...{ at: [-36.7808, 174.9916], to: 'Auckland Downtown', toAt: [-36.8427, 174.7668], endTime: '17:40' },
      }),
    ]),
    day('Steam', 'Rotorua', [
      drive('10:00', 'Drive to Rotorua', 'Auckland', {
        ...{ at: [-36.8485, 174.7633], to: 'Rotorua', toAt: [-38.1368, 176.2497], endTime: '13:15' },
      }),
      stay('14:00', 'The Regent of Rotorua', '1191 Pukaki Street, Rotorua', {
        ...{ at: [-38.136, 176.251], nights: 2, endTime: '10:00', status: 'confirmed', confirmationNumber: 'RR-645' },
        ...{ cost: 380, details: { checkInUntil: '22:00' } },
      }),
      sight('15:00', 'Te Puia geysers', 'Hemo Road, Rotorua', { at: [-38.1637, 176.2551], endTime: '17:30', cost: 48 }),
    ]),
    day('Colours from below', 'Rotorua', [
      sight('08:30', 'Wai-O-Tapu', 'Waiotapu Loop Road', { at: [-38.358, 176.369], endTime: '11:30', cost: 25 }),
      sight('15:00', 'Walk in the Redwoods', 'Whakarewarewa Forest', { at: [-38.1575, 176.2722], endTime: '17:00' }),
    ]),
    day('Back to the harbour', 'Auckland', [
      drive('10:15', 'Drive to Auckland', 'Rotorua', {
        ...{ at: [-38.1368, 176.2497], to: 'Auckland', toAt: [-36.8485, 174.7633], endTime: '13:30' },
      }),
      sight('15:30', 'Mount Eden crater', 'Maungawhau', { at: [-36.8776, 174.7647], endTime: '17:00' }),
    ]),
    day('The same day twice', 'Auckland', [
      sight('10:00', 'Auckland Museum', 'Parnell, Auckland', { at: [-36.8604, 174.7778], endTime: '12:30', cost: 28 }),
      flight('23:55', 'Flight HA 446 to Honolulu', 'Auckland (AKL)', {
        ...{ at: [-37.0081, 174.7917], to: 'Honolulu (HNL)', toAt: [21.3187, -157.9225], endTime: '09:45', nights: 0 },
        ...{ status: 'confirmed', confirmationNumber: 'HAW31Q', cost: 460 },
        details: { carrier: 'Hawaiian Airlines', number: 'HA 446', seat: '18C' },
      }),
      // Without a time: by the clock of Honolulu it comes before the flight that leads there.
      stay(undefined, 'The Surfjack', '412 Lewers Street, Honolulu', {
        ...{ at: [21.2823, -157.8293], nights: 2, status: 'confirmed', cost: 405 },
      }),
    ]),
    day('Crater and surf', 'Honolulu', [
      sight('08:00', 'Diamond Head', 'Diamond Head Road', { at: [21.262, -157.8056], endTime: '10:30', cost: 5 }),
      meal('12:30', 'Poke by the pound', 'Ono Seafood', { at: [21.2828, -157.8139], endTime: '13:15', cost: 17 }),
      sight('16:00', 'Sunset at Waikiki', 'Kalākaua Avenue', { at: [21.2767, -157.8275], endTime: '18:30' }),
    ]),
    day('Two flights, one sunrise', 'Honolulu', [
      flight('07:30', 'Flight HA 4 to Los Angeles', 'Honolulu (HNL)', {
        ...{ at: [21.3187, -157.9225], to: 'Los Angeles (LAX)', toAt: [33.9425, -118.4081], endTime: '15:20' },
        ...{ status: 'confirmed', confirmationNumber: 'HAW31R', cost: 260, details: { number: 'HA 4', seat: '21F' } },
      }),
      flight('16:40', 'Flight LX 41 to Zürich', 'Los Angeles (LAX)', {
        ...{ at: [33.9425, -118.4081], to: 'Zürich (ZRH)', toAt: [47.4582, 8.5555], endTime: '12:50', nights: 1 },
        ...{ status: 'confirmed', confirmationNumber: 'PAC14X', cost: 610 },
        details: { carrier: 'Swiss', number: 'LX 41', seat: '28A' },
      }),
    ]),
    day('Home by train', 'Zürich', [
      train('14:13', 'Train to Bern', 'Zürich Flughafen', {
        ...{ at: [47.4504, 8.5624], to: 'Bern', toAt: [46.9488, 7.4394], endTime: '15:28', cost: 32 },
      }),
    ]),
  ],
  ideas: [
    idea('Hobbiton', 'Matamata', { at: [-37.8721, 175.6829] }),
    idea('Snorkel at Hanauma Bay', 'Hanauma Bay', {
      at: [21.269, -157.6938],
      notes: 'Closed on Mondays and Tuesdays.',
    }),
    idea('Kayak to Rangitoto by night', 'St Heliers, Auckland', { at: [-36.8497, 174.8583] }),
    idea('Supper at a hawker centre that nobody recommends', 'Singapore'),
  ],
};
