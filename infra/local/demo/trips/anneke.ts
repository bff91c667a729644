import { type DemoTrip, day, meal, ride, shop, show, sight } from '../trip.ts';

const amsterdam: DemoTrip = {
  title: 'Amsterdam by Bicycle',
  place: 'Amsterdam, Netherlands',
  description:
    'Brick expressionism, new islands and an old canal: Amsterdam’s architecture at sixteen kilometres an hour.',
  starts: '09-12',
  when: 'past',
  days: [
    day(
      'The Amsterdam School',
      'Spaarndammerbuurt',
      [
        ride('09:00', 'Pick up bicycles', 'Haarlemmerplein', { cost: 24 }),
        sight('09:30', 'Museum Het Schip', 'Oostzaanstraat', { cost: 17, rating: 5 }),
        meal('12:30', 'Sandwich at the water', 'Westerpark', { cost: 12 }),
        sight('14:00', 'Silodam and the IJ', 'Silodam'),
      ],
      { stay: 'Hotel The Exchange', address: 'Damrak 50, 1012 LL Amsterdam' },
    ),
    day('Eastern islands', 'Java-eiland', [
      ride('10:00', 'Free ferry to Noord', 'Centraal Station'),
      sight('10:30', 'EYE Filmmuseum', 'IJpromenade', { cost: 15 }),
      sight('13:30', 'The Whale and Borneo-Sporenburg', 'Borneokade', { notes: 'The red bridges!' }),
      meal('18:30', 'Beer under the windmill', 'Brouwerij ’t IJ', { cost: 19, rating: 4 }),
    ]),
  ],
};

const lisbon: DemoTrip = {
  title: 'Lisbon in Three Hills',
  place: 'Lisbon, Portugal',
  description: 'A hill a day in Lisbon: tiles, trams, wine and custard tarts. Food first, viewpoints after.',
  starts: '05-01',
  when: 'past',
  days: [
    day(
      'Alfama',
      'Alfama',
      [
        ride('09:00', 'Tram 28 before the crowds', 'Martim Moniz', { cost: 3 }),
        sight('10:00', 'Castelo de São Jorge', 'Castelo', { cost: 15 }),
        meal('13:00', 'Grilled sardines', 'Largo de São Miguel', { cost: 14, rating: 5 }),
        show('21:00', 'Fado at Mesa de Frades', 'Rua dos Remédios', { cost: 45, rating: 5 }),
      ],
      { stay: 'Memmo Alfama', address: 'Travessa das Merceeiras 27' },
    ),
    day(
      'Bairro Alto and Chiado',
      'Chiado',
      [
        sight('10:00', 'Convento do Carmo', 'Largo do Carmo', { cost: 7 }),
        shop('12:00', 'Tinned fish', 'Rua do Arsenal', { cost: 26 }),
        meal('19:30', 'Petiscos and vinho verde', 'Taberna da Rua das Flores', { cost: 38, rating: 5 }),
      ],
      { stay: 'Memmo Alfama', address: 'Travessa das Merceeiras 27' },
    ),
    day('Belém', 'Belém', [
      ride('09:00', 'Tram 15', 'Praça da Figueira', { cost: 3 }),
      sight('09:30', 'Jerónimos Monastery', 'Belém', { cost: 18, rating: 5 }),
      meal('11:30', 'Pastéis de nata', 'Pastéis de Belém', { cost: 6 }),
      sight('13:00', 'MAAT roof', 'Avenida Brasília', { cost: 11 }),
    ]),
  ],
};

const barcelona: DemoTrip = {
  title: 'Barcelona: Gaudí and Tapas',
  place: 'Barcelona, Spain',
  description: 'Three days in Spain’s most drawn city: architecture in the morning light, tapas standing up.',
  starts: '04-03',
  when: 'coming',
  days: [
    day(
      'Sagrada Família',
      'Eixample',
      [
        sight('09:00', 'Sagrada Família with tower', 'Carrer de Mallorca', {
          cost: 36,
          notes: 'Nativity tower, morning light.',
        }),
        sight('12:00', 'Hospital de Sant Pau', 'Sant Antoni Maria Claret', { cost: 17, rating: 5 }),
        meal('14:00', 'Menu del dia', 'Granja Petitbo', { cost: 18 }),
        sight('18:00', 'Casa Batlló', 'Passeig de Gràcia', { cost: 35 }),
      ],
      { stay: 'Casa Mathilda', address: 'Carrer de Roger de Llúria 125' },
    ),
    day(
      'Park and hill',
      'Gràcia',
      [
        sight('09:30', 'Park Güell', 'Gràcia', { cost: 18 }),
        meal('13:30', 'Vermouth and anchovies', 'Bodega Marín', { cost: 16, rating: 5 }),
        sight('19:00', 'Bunkers del Carmel', 'El Carmel'),
      ],
      { stay: 'Casa Mathilda', address: 'Carrer de Roger de Llúria 125' },
    ),
    day('Mies and the sea', 'Montjuïc', [
      sight('10:00', 'Mies van der Rohe Pavilion', 'Montjuïc', { cost: 9, rating: 5 }),
      meal('13:00', 'Bombas', 'La Cova Fumada', { cost: 17 }),
      show('15:30', 'Swim at Bogatell', 'Platja del Bogatell'),
    ]),
  ],
};

const singapore: DemoTrip = {
  title: 'Trade Fair Week in Singapore',
  place: 'Singapore',
  description: 'Business by day, hawker centres by night. A conference trip that was planned around lunch.',
  starts: '09-15',
  when: 'past',
  currency: 'SGD',
  days: [
    day(
      'Set-up',
      'Marina Bay',
      [
        ride('07:20', 'MRT from Changi', 'Changi Airport', { cost: 2 }),
        sight('10:00', 'Build the stand', 'Marina Bay Sands Expo'),
        meal('19:00', 'Chicken rice', 'Maxwell Food Centre', { cost: 7, rating: 5 }),
      ],
      { stay: 'Hotel Mono', address: '18 Mosque Street' },
    ),
    day(
      'Fair',
      'Marina Bay',
      [
        sight('09:00', 'Trade fair, meetings all day', 'Marina Bay Sands Expo'),
        sight('18:30', 'Cloud Forest', 'Gardens by the Bay', { cost: 53 }),
        meal('20:30', 'Satay in the street', 'Lau Pa Sat', { cost: 22, rating: 5 }),
      ],
      { stay: 'Hotel Mono', address: '18 Mosque Street' },
    ),
    day('A free morning', 'Tiong Bahru', [
      sight('08:30', 'Tiong Bahru estate', 'Tiong Bahru', { notes: 'Streamline flats of 1936.', rating: 4 }),
      meal('10:00', 'Kaya toast', 'Tiong Bahru Market', { cost: 4 }),
      ride('13:00', 'Taxi to the airport', 'Tiong Bahru', { cost: 28 }),
    ]),
  ],
};

export const annekesTrips: readonly DemoTrip[] = [amsterdam, lisbon, barcelona, singapore];
