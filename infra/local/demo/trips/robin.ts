import { type DemoTrip, day, ferry, meal, show, sight, train } from '../trip.ts';
import { portugal } from './robin-lisbon.ts';
import { pacific } from './robin-pacific.ts';

const athens: DemoTrip = {
  title: 'Athens and an Island Nearby',
  place: 'Athens, Greece',
  description: 'Two days of marble and one of sea: history in Greece’s capital, then the first ferry to Aegina.',
  starts: '05-14',
  when: 'past',
  days: [
    day(
      'Acropolis at eight',
      'Athens',
      [
        sight('08:00', 'Acropolis, south slope entrance', 'Acropolis', { at: [37.9715, 23.7257], cost: 30, rating: 5 }),
        sight('11:00', 'Acropolis Museum', 'Dionysiou Areopagitou', { at: [37.9685, 23.7285], cost: 20 }),
        meal('14:00', 'Souvlaki', 'Monastiraki', { at: [37.9762, 23.7257], cost: 9, rating: 4 }),
        sight('18:30', 'Philopappos Hill', 'Philopappos', { at: [37.9672, 23.7212] }),
      ],
      { stay: 'Coco-Mat Athens BC', address: 'Falirou 5, Athens', weather: '26 °C, clear' },
    ),
    day(
      'Markets and museums',
      'Athens',
      [
        sight('09:00', 'National Archaeological Museum', 'Patission', { at: [37.989, 23.7325], cost: 12 }),
        meal('13:00', 'Lunch in the meat market', 'Varvakios', { at: [37.9803, 23.7272], cost: 14 }),
        show('21:00', 'Open-air cinema Thision', 'Apostolou Pavlou', { at: [37.9722, 23.7197], cost: 9, rating: 5 }),
      ],
      { stay: 'Coco-Mat Athens BC', address: 'Falirou 5, Athens' },
    ),
    day('Aegina', 'Aegina', [
      ferry('07:50', 'Ferry to Aegina', 'Piraeus', {
        ...{ at: [37.943, 23.646], to: 'Aegina', toAt: [37.7466, 23.427], endTime: '09:05', cost: 14 },
      }),
      sight('10:00', 'Temple of Aphaia', 'Aegina', { at: [37.7544, 23.5333], cost: 10, rating: 5 }),
      meal('14:00', 'Octopus at the harbour', 'Perdika', { at: [37.6906, 23.4513], cost: 26 }),
    ]),
  ],
};

const vienna: DemoTrip = {
  title: 'A Winter Weekend in Vienna',
  place: 'Vienna, Austria',
  description: 'Coffee houses, Bruegel and one night at the opera. Museums as a way to stay warm.',
  starts: '12-11',
  when: 'coming',
  days: [
    day('Coffee and Bruegel', 'Vienna', [
      meal('09:30', 'Breakfast at Café Sperl', 'Gumpendorfer Straße', { at: [48.2007, 16.36], cost: 16 }),
      sight('11:00', 'Kunsthistorisches Museum', 'Maria-Theresien-Platz', {
        at: [48.2038, 16.3617],
        cost: 21,
        notes: 'Room X, sit down.',
      }),
      show('19:00', 'Vienna State Opera, standing room', 'Opernring', { at: [48.203, 16.3691], cost: 15 }),
    ]),
    day('Secession and Naschmarkt', 'Vienna', [
      sight('10:00', 'Secession, Beethoven Frieze', 'Friedrichstraße', { at: [48.2005, 16.3658], cost: 12 }),
      meal('12:30', 'Naschmarkt lunch', 'Naschmarkt', { at: [48.1985, 16.3633], cost: 18 }),
      train('17:30', 'Train home', 'Wien Hauptbahnhof', {
        ...{ at: [48.1852, 16.3781], to: 'Salzburg', toAt: [47.8129, 13.0458], endTime: '19:52', cost: 49 },
      }),
    ]),
  ],
};

const venice: DemoTrip = {
  title: 'Anniversary in Venice (surprise!)',
  place: 'Venice, Italy',
  description: 'Keep this one private until June.',
  starts: '06-20',
  when: 'coming',
  isPublic: false,
  days: [
    day('Arrive by water', 'Venice', [
      ferry('12:10', 'Alilaguna from the airport', 'Marco Polo Airport', {
        ...{ at: [45.5043, 12.3403], to: 'San Zaccaria', toAt: [45.4335, 12.3443], endTime: '13:25', cost: 30 },
      }),
      sight('16:00', 'San Giorgio Maggiore tower', 'San Giorgio', { at: [45.4294, 12.3433], cost: 8 }),
      meal('20:00', 'Dinner, the table at the canal', 'Cannaregio', {
        at: [45.4432, 12.3289],
        cost: 120,
        notes: 'Ask for the flowers at seven.',
      }),
    ]),
    day('Torcello', 'Torcello', [
      ferry('09:40', 'Vaporetto 12', 'Fondamente Nove', {
        ...{ at: [45.4428, 12.3437], to: 'Torcello', toAt: [45.4974, 12.4172], endTime: '10:25', cost: 10 },
      }),
      sight('10:40', 'Mosaics of Torcello', 'Torcello', { at: [45.4983, 12.4186], cost: 5 }),
    ]),
  ],
};

export const robinsTrips: readonly DemoTrip[] = [athens, vienna, venice, pacific, portugal];
