import { bed, type DemoTrip, day, meal, ride, show, sight } from '../trip.ts';

const bali: DemoTrip = {
  title: 'Bali: Rice Terraces and Reefs',
  place: 'Bali, Indonesia',
  description: 'Two days of green and two of blue. Diving off the east coast of Bali, and the beach nobody rakes.',
  starts: '06-11',
  when: 'past',
  days: [
    day(
      'Ubud',
      'Ubud',
      [
        sight('07:30', 'Campuhan ridge walk', 'Ubud', { rating: 4 }),
        meal('10:00', 'Babi guling', 'Ibu Oka', { cost: 4 }),
        show('19:00', 'Kecak dance', 'Pura Dalem', { cost: 6 }),
      ],
      { stay: 'Bisma Cottages', address: 'Jalan Bisma, Ubud' },
    ),
    day(
      'Terraces',
      'Sidemen',
      [
        ride('09:00', 'Scooter to Sidemen', 'Ubud', { cost: 6 }),
        sight('11:00', 'Rice terraces on foot', 'Sidemen', { rating: 5 }),
        bed('16:00', 'Bungalow with a view', 'Sidemen', { cost: 38 }),
      ],
      { stay: 'Bungalow in Sidemen' },
    ),
    day(
      'The wreck',
      'Tulamben',
      [
        show('06:30', 'Dive the USAT Liberty', 'Tulamben', {
          cost: 65,
          notes: 'Bumphead parrotfish at dawn.',
          rating: 5,
        }),
        show('10:00', 'Second dive, coral garden', 'Tulamben', { cost: 40 }),
        meal('13:00', 'Mie goreng on the beach', 'Tulamben', { cost: 3 }),
      ],
      { stay: 'Matahari Resort', address: 'Tulamben' },
    ),
    day('Black sand', 'Amed', [
      show('07:00', 'Snorkelling at Jemeluk', 'Amed', { cost: 5, rating: 5 }),
      meal('12:00', 'Grilled mahi-mahi', 'Amed', { cost: 7 }),
      ride('15:00', 'Car to the airport', 'Amed', { cost: 35 }),
    ]),
  ],
};

const thailand: DemoTrip = {
  title: 'Island Hopping in Southern Thailand',
  place: 'Krabi, Thailand',
  description:
    'Four islands by longtail in four days: beaches, snorkeling, mango sticky rice. Thailand before the rain.',
  starts: '03-02',
  when: 'coming',
  currency: 'THB',
  days: [
    day('Krabi', 'Ao Nang', [
      ride('10:20', 'Longtail to Railay', 'Ao Nang', { cost: 150 }),
      show('13:00', 'Swim at Phra Nang', 'Railay', { rating: 5 }),
      bed('17:00', 'Bungalow', 'Railay', { cost: 2400 }),
    ]),
    day('Koh Lanta', 'Koh Lanta', [
      ride('10:45', 'Ferry', 'Railay', { cost: 550 }),
      meal('13:00', 'Green curry', 'Old Town', { cost: 140 }),
      show('17:30', 'Sunset at Kantiang', 'Kantiang Bay', { rating: 4 }),
    ]),
    day('Koh Rok', 'Koh Rok', [
      show('08:30', 'Snorkelling day trip', 'Koh Rok', { cost: 1800, notes: 'Giant clams.', rating: 5 }),
      meal('19:00', 'Barbecue on the sand', 'Long Beach', { cost: 420 }),
    ]),
    day('Koh Mook', 'Koh Mook', [
      ride('09:00', 'Speedboat', 'Saladan', { cost: 1000 }),
      sight('11:00', 'Emerald Cave', 'Koh Mook', { cost: 200, notes: 'Swim through in the dark, eighty metres.' }),
      meal('13:30', 'Mango sticky rice', 'Koh Mook', { cost: 90, rating: 5 }),
    ]),
  ],
};

const sydney: DemoTrip = {
  title: 'Sydney Harbour to the Blue Mountains',
  place: 'Sydney, Australia',
  description: 'Ferries, ocean pools and a forest of eucalyptus: Sydney for people who cannot sit still.',
  starts: '11-20',
  when: 'past',
  currency: 'AUD',
  days: [
    day(
      'Harbour',
      'Sydney',
      [
        ride('09:30', 'Ferry to Manly', 'Circular Quay', { cost: 9 }),
        show('10:30', 'Snorkel at Shelly Beach', 'Manly', { rating: 4 }),
        sight('17:00', 'Opera House tour', 'Bennelong Point', { cost: 45 }),
        meal('19:30', 'Prawns at the fish market', 'Pyrmont', { cost: 38 }),
      ],
      { stay: 'The Australian Heritage Hotel', address: '100 Cumberland Street, The Rocks' },
    ),
    day(
      'Coast walk',
      'Bondi',
      [
        sight('07:00', 'Bondi to Coogee', 'Bondi', { notes: 'Swim at Bronte on the way.', rating: 5 }),
        meal('12:00', 'Lunch in Coogee', 'Coogee', { cost: 32 }),
      ],
      { stay: 'The Australian Heritage Hotel', address: '100 Cumberland Street, The Rocks' },
    ),
    day('Blue Mountains', 'Katoomba', [
      ride('07:20', 'Train to Katoomba', 'Central Station', { cost: 9 }),
      sight('10:00', 'Three Sisters and the Giant Stairway', 'Echo Point', { rating: 5 }),
      meal('15:00', 'Scones', 'Leura', { cost: 19 }),
    ]),
  ],
};

export const priyasTrips: readonly DemoTrip[] = [bali, thailand, sydney];
