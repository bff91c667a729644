import { type DemoTrip, day, meal, ride, show, sight } from '../trip.ts';

const rome: DemoTrip = {
  title: 'Rome for the Second Time',
  place: 'Rome, Italy',
  description:
    'No queue, no list: three days in Rome, Italy, for those who have seen the Colosseum. History on every corner.',
  starts: '10-18',
  when: 'past',
  days: [
    day(
      'Trastevere and the Janiculum',
      'Trastevere',
      [
        sight('09:30', 'Villa Farnesina, Raphael’s Galatea', 'Via della Lungara', { cost: 12, rating: 5 }),
        meal('13:00', 'Cacio e pepe', 'Da Enzo al 29', { cost: 18 }),
        sight('16:00', 'Tempietto of Bramante', 'San Pietro in Montorio'),
        sight('18:30', 'Sunset on the Janiculum', 'Gianicolo'),
      ],
      { stay: 'Hotel Santa Maria', address: 'Vicolo del Piede 2, 00153 Roma' },
    ),
    day(
      'Caravaggio on foot',
      'Centro Storico',
      [
        sight('09:00', 'San Luigi dei Francesi', 'Via di Santa Giovanna d’Arco', {
          notes: 'Coins for the light.',
        }),
        sight('10:30', 'Sant’Agostino', 'Piazza di Sant’Agostino'),
        meal('12:30', 'Standing lunch at Roscioli', 'Via dei Giubbonari', { cost: 22, rating: 5 }),
        sight('15:00', 'Galleria Borghese', 'Villa Borghese', { cost: 15, notes: 'Book the three o’clock slot.' }),
      ],
      { stay: 'Hotel Santa Maria', address: 'Vicolo del Piede 2, 00153 Roma' },
    ),
    day('Along the Appian Way', 'Via Appia Antica', [
      ride('09:00', 'Bicycles for the day', 'Via Appia Antica', { cost: 20 }),
      sight('10:00', 'Tomb of Caecilia Metella', 'Via Appia Antica', { cost: 8 }),
      meal('13:30', 'Picnic among the pines', 'Parco degli Acquedotti', { cost: 11, rating: 5 }),
    ]),
  ],
};

const florence: DemoTrip = {
  title: 'Florence, Room by Room',
  place: 'Florence, Italy',
  description: 'Two days of art without hurry: four rooms of the Uffizi, one chapel, one cloister, much sitting down.',
  starts: '03-06',
  when: 'past',
  days: [
    day(
      'Uffizi, four rooms',
      'Florence',
      [
        sight('08:15', 'Uffizi: Cimabue to Botticelli', 'Uffizi', {
          cost: 25,
          notes: 'Rooms 2, 7, 8 and 10 only.',
          rating: 5,
        }),
        meal('12:30', 'Lampredotto from the cart', 'Mercato del Porcellino', { cost: 6 }),
        sight('15:00', 'Brancacci Chapel', 'Santa Maria del Carmine', { cost: 10 }),
      ],
      { stay: 'Palazzo Guadagni', address: 'Piazza Santo Spirito 9' },
    ),
    day('San Marco', 'Florence', [
      sight('08:30', 'Fra Angelico’s cells', 'San Marco', { cost: 8, rating: 5 }),
      meal('13:00', 'Ribollita', 'Trattoria Mario', { cost: 15 }),
      sight('17:30', 'San Miniato, vespers', 'San Miniato al Monte'),
    ]),
  ],
};

const paris: DemoTrip = {
  title: 'Paris: Small Museums, Long Lunches',
  place: 'Paris, France',
  description:
    'Paris without the Louvre: house museums, covered passages and a bistro each noon. France in three courses.',
  starts: '04-22',
  when: 'coming',
  days: [
    day(
      'Right bank',
      'Marais',
      [
        ride('09:12', 'RER B to Châtelet', 'Charles de Gaulle Airport', { cost: 13 }),
        sight('11:00', 'Musée Carnavalet', 'Rue de Sévigné', {
          notes: 'Free, and Proust’s bedroom is here.',
        }),
        meal('13:30', 'Lunch menu', 'Bistrot des Tournelles', { cost: 34 }),
        sight('16:30', 'Passages of the Grands Boulevards', 'Passage Jouffroy'),
      ],
      { stay: 'Hôtel Jeanne d’Arc', address: '3 Rue de Jarente, 75004 Paris' },
    ),
    day(
      'Painters’ houses',
      'Montmartre',
      [
        sight('10:00', 'Musée Gustave Moreau', 'Rue de la Rochefoucauld', { cost: 8, rating: 5 }),
        meal('13:00', 'Bouillon Pigalle', 'Boulevard de Clichy', { cost: 19 }),
        sight('15:00', 'Musée de la Vie Romantique', 'Rue Chaptal'),
        show('20:30', 'Organ at Saint-Eustache', 'Les Halles'),
      ],
      { stay: 'Hôtel Jeanne d’Arc', address: '3 Rue de Jarente, 75004 Paris' },
    ),
    day('Left bank', 'Saint-Germain', [
      sight('09:30', 'Musée de Cluny, the unicorn', 'Rue du Sommerard', { cost: 12, rating: 5 }),
      meal('12:30', 'Crêpes at the market', 'Marché Raspail', { cost: 9 }),
      sight('15:30', 'Musée Rodin garden', 'Rue de Varenne', { cost: 14 }),
    ]),
  ],
};

const istanbul: DemoTrip = {
  title: 'Istanbul between Two Seas',
  place: 'Istanbul, Türkiye',
  description: 'Mosques, mosaics and ferries: Istanbul’s architecture seen from the water, with tea in tulip glasses.',
  starts: '05-09',
  when: 'past',
  days: [
    day(
      'Sultanahmet early',
      'Sultanahmet',
      [
        sight('09:00', 'Hagia Sophia', 'Sultanahmet', { cost: 25, rating: 5 }),
        sight('11:00', 'Basilica Cistern', 'Yerebatan', { cost: 22 }),
        meal('13:00', 'Lentil soup and künefe', 'Hocapaşa', { cost: 11 }),
        sight('15:00', 'Süleymaniye Mosque', 'Süleymaniye'),
      ],
      { stay: 'Hotel Empress Zoe', address: 'Akbıyık Caddesi 10, Fatih' },
    ),
    day(
      'Mosaics and walls',
      'Fatih',
      [
        sight('10:00', 'Chora, the mosaics', 'Kariye', { cost: 20, rating: 5 }),
        meal('13:00', 'Pide by the walls', 'Edirnekapı', { cost: 8 }),
        ride('16:00', 'Golden Horn ferry', 'Ayvansaray', { cost: 1 }),
      ],
      { stay: 'Hotel Empress Zoe', address: 'Akbıyık Caddesi 10, Fatih' },
    ),
    day('Over to Asia', 'Kadıköy', [
      ride('10:00', 'Ferry to Kadıköy', 'Eminönü', { cost: 1 }),
      meal('11:00', 'Breakfast of fourteen plates', 'Kadıköy', { cost: 16, rating: 5 }),
      sight('15:30', 'Kuzguncuk houses', 'Kuzguncuk'),
    ]),
  ],
};

export const luciasTrips: readonly DemoTrip[] = [rome, florence, paris, istanbul];
