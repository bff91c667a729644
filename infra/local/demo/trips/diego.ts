import { bed, type DemoTrip, day, meal, ride, show, sight } from '../trip.ts';

const santorini: DemoTrip = {
  title: 'Santorini, our Honeymoon',
  place: 'Santorini, Greece',
  description: 'Three romantic days on the caldera: Santorini in the week after the crowds, Greece at its bluest.',
  starts: '10-05',
  when: 'past',
  days: [
    day(
      'Oia',
      'Oia',
      [
        ride('11:30', 'Ferry from Naxos', 'Athinios', { cost: 42 }),
        bed('14:00', 'Cave house', 'Oia', { cost: 240, rating: 5 }),
        sight('18:20', 'Sunset from the castle', 'Oia', { notes: 'Come an hour early.' }),
        meal('20:30', 'Tomato fritters and Assyrtiko', 'Ammoudi', { cost: 64, rating: 5 }),
      ],
      { stay: 'Cave house in Oia' },
    ),
    day(
      'Along the caldera',
      'Imerovigli',
      [
        sight('08:00', 'Walk from Oia to Fira', 'Imerovigli', { notes: '10 km, hats.', rating: 5 }),
        meal('13:00', 'Fava and capers', 'Firostefani', { cost: 31 }),
        show('16:30', 'Catamaran for two', 'Vlychada', { cost: 260 }),
      ],
      { stay: 'Cave house in Oia' },
    ),
    day('Akrotiri', 'Akrotiri', [
      sight('09:00', 'Akrotiri excavation', 'Akrotiri', { cost: 12, rating: 4 }),
      show('12:00', 'Red Beach', 'Akrotiri'),
      ride('19:45', 'Flight to Athens', 'Santorini Airport', { cost: 88 }),
    ]),
  ],
};

const newYork: DemoTrip = {
  title: 'New York in Three Walks',
  place: 'New York',
  description: 'One borough a day, shoes first: New York by bridge, high line and bagel. City breaks can be hikes.',
  starts: '04-11',
  when: 'past',
  currency: 'USD',
  days: [
    day(
      'Brooklyn to City Hall',
      'Brooklyn',
      [
        meal('08:30', 'Bagels', 'Court Street', { cost: 11, rating: 5 }),
        sight('10:00', 'Brooklyn Bridge on foot', 'Brooklyn Bridge'),
        sight('13:00', 'Tenement Museum', 'Orchard Street', { cost: 30, rating: 5 }),
        meal('19:00', 'Soup dumplings', 'Chinatown', { cost: 24 }),
      ],
      { stay: 'Pod Brooklyn', address: '247 Metropolitan Avenue' },
    ),
    day(
      'High Line',
      'Chelsea',
      [
        sight('09:00', 'The High Line', 'Gansevoort Street'),
        sight('11:00', 'Whitney Museum', 'Gansevoort Street', { cost: 30 }),
        show('20:00', 'Village Vanguard, late set', '7th Avenue South', { cost: 40, rating: 5 }),
      ],
      { stay: 'Pod Brooklyn', address: '247 Metropolitan Avenue' },
    ),
    day('Uptown', 'Harlem', [
      sight('09:30', 'Central Park, north end', 'Harlem Meer'),
      sight('11:30', 'The Met, Temple of Dendur', '5th Avenue', { cost: 30 }),
      meal('18:00', 'Fried chicken', 'Charles Pan-Fried', { cost: 22, rating: 5 }),
    ]),
  ],
};

const basque: DemoTrip = {
  title: 'Surfing the Basque Coast',
  place: 'Basque Country, Spain',
  description: 'Spain’s green corner with a board on the roof: surf at dawn, pintxos at dusk, a tent in between.',
  starts: '08-24',
  when: 'past',
  days: [
    day(
      'Zarautz',
      'Zarautz',
      [
        show('07:00', 'Surf, two hours of small waves', 'Zarautz'),
        meal('12:00', 'Txakoli and anchovies', 'Getaria', { cost: 21, rating: 5 }),
        bed('19:00', 'Gran Camping Zarautz', 'Talaimendi', { cost: 34 }),
      ],
      { stay: 'Gran Camping Zarautz' },
    ),
    day(
      'San Sebastián',
      'San Sebastián',
      [
        show('08:00', 'Surf at Zurriola', 'Gros', { notes: 'Rented a longboard.', rating: 4 }),
        meal('20:00', 'Pintxos round of seven bars', 'Parte Vieja', { cost: 47, rating: 5 }),
      ],
      { stay: 'A Room in the City', address: 'Manterola 15' },
    ),
    day('Mundaka', 'Mundaka', [
      sight('10:00', 'Watching the left at Mundaka', 'Mundaka', { rating: 5 }),
      sight('15:00', 'San Juan de Gaztelugatxe', 'Bakio', {
        notes: '241 steps, ring the bell three times.',
      }),
    ]),
  ],
};

const patagonia: DemoTrip = {
  title: 'Patagonia: the W Trek',
  place: 'Torres del Paine, Chile',
  description: 'Four days of trekking in Torres del Paine with everything on the back. Wind included, glaciers too.',
  starts: '01-22',
  when: 'coming',
  currency: 'USD',
  days: [
    day('Grey Glacier', 'Paine Grande', [
      ride('07:00', 'Bus from Puerto Natales', 'Puerto Natales', { cost: 15 }),
      sight('12:00', 'Lookout over Grey Glacier', 'Refugio Grey', { rating: 5 }),
      bed('18:00', 'Tent at Paine Grande', 'Paine Grande', { cost: 14 }),
    ]),
    day('French Valley', 'Valle del Francés', [
      sight('08:30', 'Mirador Británico', 'Valle del Francés', { notes: 'Avalanches at noon.', rating: 5 }),
      bed('18:30', 'Tent at Francés', 'Campamento Francés', { cost: 22 }),
    ]),
    day('Along Nordenskjöld', 'Los Cuernos', [
      sight('09:00', 'Lakeside to Chileno', 'Lago Nordenskjöld'),
      meal('19:00', 'Hut dinner', 'Refugio Chileno', { cost: 42 }),
      bed('20:30', 'Tent at Chileno', 'Refugio Chileno', { cost: 30 }),
    ]),
    day('The towers', 'Torres del Paine', [
      sight('03:30', 'Sunrise at the towers', 'Mirador Las Torres', { rating: 5 }),
      ride('14:30', 'Bus back', 'Laguna Amarga', { cost: 15 }),
    ]),
  ],
};

export const diegosTrips: readonly DemoTrip[] = [santorini, newYork, basque, patagonia];
