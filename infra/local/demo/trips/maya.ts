import { bed, type DemoTrip, day, meal, ride, show, sight } from '../trip.ts';

const dolomites: DemoTrip = {
  title: 'Hut to Hut in the Dolomites',
  place: 'Dolomites, Italy',
  description: 'Four days of hiking in Italy on the Alta Via 1, from the green lake to the Lagazuoi tunnels.',
  starts: '07-08',
  when: 'past',
  days: [
    day(
      'Up from the lake',
      'Lago di Braies',
      [
        ride('07:40', 'Bus 442 from Dobbiaco', 'Dobbiaco', { cost: 7 }),
        sight('08:30', 'Round Lago di Braies before the boats', 'Lago di Braies', { rating: 5 }),
        sight('10:00', 'Climb to Porta Sora al Forn', 'Croda del Becco', { notes: '900 m up, no water.' }),
        bed('15:30', 'Rifugio Biella', 'Rifugio Biella', { cost: 62 }),
      ],
      { stay: 'Rifugio Biella', weather: 'Clear, 18 °C at noon' },
    ),
    day(
      'Over the Fanes plateau',
      'Fanes',
      [
        meal('07:00', 'Porridge and very strong coffee', 'Rifugio Biella', { cost: 9 }),
        sight('08:00', 'Down to Pederü and up to Fanes', 'Val di Rudo'),
        meal('13:30', 'Canederli in broth', 'Rifugio Fanes', { cost: 14, rating: 5 }),
        bed('16:00', 'Rifugio Fanes', 'Rifugio Fanes', { cost: 68 }),
      ],
      { stay: 'Rifugio Fanes', weather: 'Thunder after four' },
    ),
    day(
      'To Lagazuoi',
      'Passo Falzarego',
      [
        sight('07:30', 'Forcella del Lago', 'Lago di Lagazuoi', { notes: 'Steep scree, poles out.' }),
        sight('14:00', 'The tunnels of 1916', 'Monte Lagazuoi', { notes: 'Bring a lamp.', rating: 4 }),
        bed('17:00', 'Rifugio Lagazuoi, terrace at sunset', 'Rifugio Lagazuoi', { cost: 79, rating: 5 }),
      ],
      { stay: 'Rifugio Lagazuoi' },
    ),
    day('Five Towers and down', 'Cortina d’Ampezzo', [
      sight('08:00', 'Cinque Torri open-air museum', 'Cinque Torri'),
      meal('12:00', 'Casunziei with poppy seeds', 'Rifugio Scoiattoli', { cost: 16 }),
      ride('15:10', 'Bus to Cortina', 'Passo Falzarego', { cost: 4 }),
    ]),
  ],
};

const tromso: DemoTrip = {
  title: 'Northern Lights over Tromsø',
  place: 'Tromsø, Norway',
  description: 'Three winter days of wildlife and fjords and, with luck, a green sky. Nature at minus twelve.',
  starts: '02-10',
  when: 'past',
  currency: 'NOK',
  days: [
    day(
      'Arriving in blue light',
      'Tromsø',
      [
        ride('12:35', 'Airport express coach', 'Tromsø Airport', { cost: 125 }),
        sight('14:00', 'Arctic Cathedral', 'Tromsdalen', { cost: 80 }),
        meal('18:00', 'Fish soup', 'Skirri', { cost: 245, rating: 4 }),
        show('20:30', 'Aurora chase by minibus', 'Kvaløya', {
          cost: 1250,
          notes: 'Three hours of clouds, ten minutes of sky.',
        }),
      ],
      { stay: 'Clarion Hotel The Edge', address: 'Kaigata 6, 9008 Tromsø', weather: '−8 °C, snow showers' },
    ),
    day(
      'Eagles and reindeer',
      'Kaldfjord',
      [
        show('10:00', 'Fjord by boat, two sea eagles', 'Kaldfjord', { cost: 1290, rating: 5 }),
        meal('16:30', 'Reindeer stew by the fire', 'Tromsø Lapland', { cost: 350 }),
        sight('21:00', 'Lights from the Prestvannet lake', 'Tromsøya', { rating: 5 }),
      ],
      { stay: 'Clarion Hotel The Edge', address: 'Kaigata 6, 9008 Tromsø' },
    ),
    day('Up by cable car', 'Tromsø', [
      ride('10:00', 'Fjellheisen cable car', 'Storsteinen', { cost: 345 }),
      sight('13:00', 'Polaria and the bearded seals', 'Tromsø', { cost: 195 }),
      ride('17:10', 'Flight home', 'Tromsø Airport'),
    ]),
  ],
};

const bled: DemoTrip = {
  title: 'Slow Days on Lake Bled',
  place: 'Lake Bled, Slovenia',
  description: 'A lake, an island with a bell, a gorge and the cream cake. Forest paths in between.',
  starts: '05-20',
  when: 'coming',
  days: [
    day(
      'Round the lake',
      'Bled',
      [
        sight('09:00', 'Walk round the lake', 'Lake Bled', { notes: '6 km, benches everywhere.' }),
        ride('11:30', 'Pletna boat to the island', 'Mlino', { cost: 20 }),
        meal('15:00', 'Kremna rezina', 'Park Café', { cost: 7, rating: 5 }),
      ],
      { stay: 'Penzion Mlino', address: 'Cesta svobode 45, 4260 Bled' },
    ),
    day(
      'Gorge and castle',
      'Vintgar',
      [
        sight('08:00', 'Vintgar Gorge on the wooden walkways', 'Podhom', { cost: 15 }),
        sight('16:00', 'Bled Castle', 'Bled', { cost: 18 }),
        meal('19:30', 'Trout from the Sava', 'Gostilna Murka', { cost: 24 }),
      ],
      { stay: 'Penzion Mlino', address: 'Cesta svobode 45, 4260 Bled' },
    ),
    day('Bohinj', 'Lake Bohinj', [
      ride('08:20', 'Bus to Ribčev Laz', 'Bled', { cost: 4 }),
      sight('09:30', 'Savica waterfall', 'Ukanc', { cost: 4 }),
      sight('14:00', 'Swim from the north shore', 'Lake Bohinj', { rating: 5 }),
    ]),
  ],
};

export const mayasTrips: readonly DemoTrip[] = [dolomites, tromso, bled];
