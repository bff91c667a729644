import { bed, type DemoTrip, day, meal, ride, shop, show, sight } from '../trip.ts';

const london: DemoTrip = {
  title: 'London with the Kids',
  place: 'London, England',
  description: 'Three family days in London: dinosaurs, a zoo, a boat, and a playground after each of them.',
  starts: '08-12',
  when: 'past',
  currency: 'GBP',
  days: [
    day(
      'Dinosaurs and the park',
      'South Kensington',
      [
        sight('10:00', 'Natural History Museum', 'Cromwell Road', {
          notes: 'Side entrance, no queue.',
          rating: 5,
        }),
        meal('12:45', 'Pancakes', 'Kensington', { cost: 38 }),
        show('14:30', 'Diana Memorial Playground', 'Kensington Gardens', { rating: 5 }),
      ],
      { stay: 'Premier Inn County Hall', address: 'Belvedere Road, London SE1' },
    ),
    day(
      'Zoo and canal',
      'Regent’s Park',
      [
        ride('09:30', 'Canal boat from Little Venice', 'Little Venice', { cost: 48 }),
        sight('10:30', 'London Zoo', 'Regent’s Park', { cost: 104, notes: 'Penguin feeding at two.' }),
        meal('17:00', 'Noodles', 'Camden', { cost: 42 }),
      ],
      { stay: 'Premier Inn County Hall', address: 'Belvedere Road, London SE1' },
    ),
    day('River day', 'Greenwich', [
      ride('10:00', 'Uber Boat to Greenwich', 'Westminster Pier', { cost: 35 }),
      sight('11:00', 'Cutty Sark', 'Greenwich', { cost: 44 }),
      meal('13:00', 'Greenwich Market lunch', 'Greenwich Market', { cost: 31 }),
      show('19:30', 'Matilda The Musical', 'Cambridge Theatre', { cost: 168, rating: 5 }),
    ]),
  ],
};

const denmark: DemoTrip = {
  title: 'Legoland and Copenhagen with Children',
  place: 'Denmark',
  description: 'One theme park, one capital and a lot of rye bread. Family trip with a five and an eight year old.',
  starts: '06-27',
  when: 'past',
  currency: 'DKK',
  days: [
    day(
      'Bricks',
      'Billund',
      [
        show('10:00', 'Legoland', 'Billund', { cost: 1596, notes: 'Polar X-plorer first, then Miniland.', rating: 5 }),
        meal('17:30', 'Pizza in the holiday village', 'Billund', { cost: 410 }),
      ],
      { stay: 'Legoland Holiday Village', address: 'Ellehammers Alle 2, 7190 Billund' },
    ),
    day(
      'To the capital',
      'Copenhagen',
      [
        ride('09:05', 'Train from Vejle', 'Vejle', { cost: 640 }),
        sight('14:00', 'Canal tour', 'Nyhavn', { cost: 330 }),
        show('16:30', 'Tivoli', 'Vesterbrogade', { cost: 620, rating: 5 }),
      ],
      { stay: 'Wakeup Copenhagen', address: 'Borgergade 9' },
    ),
    day('Blue planet', 'Kastrup', [
      sight('10:00', 'Den Blå Planet aquarium', 'Kastrup', { cost: 590 }),
      meal('13:00', 'Smørrebrød picnic', 'Amager Strandpark', { cost: 260 }),
      ride('18:20', 'Flight home', 'Copenhagen Airport'),
    ]),
  ],
};

const dubai: DemoTrip = {
  title: 'Dubai Half-Term',
  place: 'Dubai',
  description:
    'Beach in the morning, shade at noon, lights at night. Dubai with kids in the one month that is cool enough.',
  starts: '02-14',
  when: 'coming',
  currency: 'AED',
  days: [
    day(
      'Old creek',
      'Deira',
      [
        ride('09:30', 'Abra across the creek', 'Bur Dubai', { cost: 4, rating: 5 }),
        shop('10:00', 'Spice souk', 'Deira', { cost: 90 }),
        meal('12:30', 'Shawarma', 'Al Rigga', { cost: 60 }),
        show('18:00', 'Dubai Fountain', 'Downtown'),
      ],
      { stay: 'Rove Downtown', address: '312 Happiness Street' },
    ),
    day(
      'Beach',
      'Jumeirah',
      [
        show('09:00', 'Kite Beach', 'Jumeirah 3', { notes: 'Sand toys for hire.' }),
        meal('12:00', 'Fish and chips', 'Kite Beach', { cost: 145 }),
        sight('16:30', 'Burj Khalifa, level 124', 'Downtown', { cost: 716 }),
      ],
      { stay: 'Rove Downtown', address: '312 Happiness Street' },
    ),
    day('Desert', 'Al Marmoom', [
      show('15:00', 'Dune drive and camels', 'Al Marmoom', { cost: 980, rating: 4 }),
      meal('19:00', 'Dinner under the stars', 'Al Marmoom'),
    ]),
  ],
};

const serengeti: DemoTrip = {
  title: 'Serengeti Safari, Ages Eight and Up',
  place: 'Serengeti, Tanzania',
  description: 'A wildlife week cut to four days: lions before breakfast, hippos before bed. Safari for families.',
  starts: '07-19',
  when: 'past',
  currency: 'USD',
  days: [
    day('Into the park', 'Seronera', [
      ride('08:00', 'Bush plane from Arusha', 'Arusha Airport', { cost: 780 }),
      sight('15:30', 'First drive: cheetah with cubs', 'Seronera', { rating: 5 }),
      bed('18:30', 'Tented camp', 'Seronera', { cost: 620 }),
    ]),
    day('The crossing', 'Mara River', [
      sight('06:00', 'Wildebeest at the Mara River', 'Kogatende', {
        notes: 'Four hours of waiting.',
        rating: 5,
      }),
      meal('12:00', 'Lunch boxes on the bonnet', 'Kogatende'),
      bed('18:00', 'River camp', 'Kogatende', { cost: 690 }),
    ]),
    day('From above', 'Seronera', [
      show('05:30', 'Balloon at sunrise', 'Seronera', { cost: 1198, rating: 5 }),
      sight('16:00', 'Retima Hippo Pool', 'Seronera', { notes: 'Hold your nose.' }),
      bed('18:30', 'Tented camp', 'Seronera', { cost: 620 }),
    ]),
    day('Crater and home', 'Ngorongoro', [
      sight('07:00', 'Ngorongoro Crater floor', 'Ngorongoro', { cost: 295, rating: 5 }),
      ride('16:00', 'Drive to Arusha', 'Karatu'),
    ]),
  ],
};

export const tomsTrips: readonly DemoTrip[] = [london, denmark, dubai, serengeti];
