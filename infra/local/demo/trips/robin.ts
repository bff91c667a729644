import { type DemoTrip, day, meal, ride, show, sight } from '../trip.ts';

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
        sight('08:00', 'Acropolis, south slope entrance', 'Acropolis', { cost: 30, rating: 5 }),
        sight('11:00', 'Acropolis Museum', 'Dionysiou Areopagitou', { cost: 20 }),
        meal('14:00', 'Souvlaki', 'Monastiraki', { cost: 9, rating: 4 }),
        sight('18:30', 'Philopappos Hill', 'Philopappos'),
      ],
      { stay: 'Coco-Mat Athens BC', address: 'Falirou 5, Athens', weather: '26 °C, clear' },
    ),
    day(
      'Markets and museums',
      'Athens',
      [
        sight('09:00', 'National Archaeological Museum', 'Patission', { cost: 12 }),
        meal('13:00', 'Lunch in the meat market', 'Varvakios', { cost: 14 }),
        show('21:00', 'Open-air cinema Thision', 'Apostolou Pavlou', { cost: 9, rating: 5 }),
      ],
      { stay: 'Coco-Mat Athens BC', address: 'Falirou 5, Athens' },
    ),
    day('Aegina', 'Aegina', [
      ride('07:50', 'Ferry from Piraeus', 'Piraeus', { cost: 14 }),
      sight('10:00', 'Temple of Aphaia', 'Aegina', { cost: 10, rating: 5 }),
      meal('14:00', 'Octopus at the harbour', 'Perdika', { cost: 26 }),
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
      meal('09:30', 'Breakfast at Café Sperl', 'Gumpendorfer Straße', { cost: 16 }),
      sight('11:00', 'Kunsthistorisches Museum', 'Maria-Theresien-Platz', { cost: 21, notes: 'Room X, sit down.' }),
      show('19:00', 'Vienna State Opera, standing room', 'Opernring', { cost: 15 }),
    ]),
    day('Secession and Naschmarkt', 'Vienna', [
      sight('10:00', 'Secession, Beethoven Frieze', 'Friedrichstraße', { cost: 12 }),
      meal('12:30', 'Naschmarkt lunch', 'Naschmarkt', { cost: 18 }),
      ride('17:30', 'Train home', 'Wien Hauptbahnhof', { cost: 49 }),
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
      ride('12:10', 'Alilaguna from the airport', 'Marco Polo Airport', { cost: 30 }),
      sight('16:00', 'San Giorgio Maggiore tower', 'San Giorgio', { cost: 8 }),
      meal('20:00', 'Dinner, the table at the canal', 'Cannaregio', {
        cost: 120,
        notes: 'Ask for the flowers at seven.',
      }),
    ]),
    day('Torcello', 'Torcello', [
      ride('09:40', 'Vaporetto 12', 'Fondamente Nove', { cost: 10 }),
      sight('10:40', 'Mosaics of Torcello', 'Torcello', { cost: 5 }),
    ]),
  ],
};

export const robinsTrips: readonly DemoTrip[] = [athens, vienna, venice];
