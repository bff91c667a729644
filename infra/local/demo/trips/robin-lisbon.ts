import { type DemoTrip, day, flight, idea, meal, show, sight, stay, train } from '../trip.ts';

const [LISBON, PORTO] = ['Memmo Alfama', 'Torel Avantgarde'] as const;

/** Runs on the day on which the demo is made: its third day is that one. */
export const portugal: DemoTrip = {
  title: 'Lisbon to Porto by Train',
  place: 'Lisbon, Portugal',
  description: 'A week of tiles and trains: three nights on the hill of Alfama, a palace above the fog, then north.',
  inDays: -2,
  isPublic: false,
  days: [
    day('Down to the river', 'Lisbon', [
      flight('12:35', 'Flight TP 929 to Lisbon', 'Zürich (ZRH)', {
        ...{ at: [47.4582, 8.5555], to: 'Lisbon (LIS)', toAt: [38.7742, -9.1342], endTime: '14:35' },
        ...{ status: 'confirmed', confirmationNumber: 'QX7L2M', cost: 148 },
        details: { carrier: 'TAP Air Portugal', number: 'TP 929', seat: '14F' },
      }),
      stay('16:00', LISBON, 'Travessa das Merceeiras 27, Lisbon', {
        ...{ at: [38.7108, -9.1297], nights: 3, endTime: '11:00', status: 'confirmed', confirmationNumber: 'MA-20418' },
        ...{ cost: 540, details: { phone: '+351 21 049 5660' } },
      }),
      meal('19:30', 'Grilled sardines', 'Largo de São Miguel', { at: [38.7117, -9.1291], endTime: '21:00', cost: 34 }),
    ]),
    day('A hill a day', 'Lisbon', [
      sight('09:30', 'Castelo de São Jorge', 'Castelo', { at: [38.7139, -9.1335], endTime: '11:30', cost: 15 }),
      meal('12:30', 'Petiscos in Mouraria', 'Rua do Benformoso', {
        at: [38.7172, -9.1351],
        endTime: '13:45',
        cost: 22,
      }),
      sight('15:00', 'Tile museum', 'Rua da Madre de Deus 4', { at: [38.7249, -9.1139], endTime: '17:00', cost: 8 }),
      show('21:00', 'Fado at Mesa de Frades', 'Rua dos Remédios 139', {
        ...{ at: [38.7126, -9.126], endTime: '23:00', cost: 45, status: 'confirmed', confirmationNumber: 'MF-77' },
      }),
    ]),
    day('Palaces in the fog', 'Sintra', [
      train('08:41', 'Train to Sintra', 'Lisboa Rossio', {
        ...{ at: [38.7146, -9.1406], to: 'Sintra', toAt: [38.7989, -9.3862], endTime: '09:21', cost: 2.45 },
      }),
      sight('10:00', 'Pena Palace', 'Estrada da Pena, Sintra', {
        ...{ at: [38.7876, -9.3905], endTime: '12:30', cost: 20, status: 'confirmed', confirmationNumber: 'PSML-5512' },
      }),
      meal('13:00', 'Travesseiros and lunch', 'Casa Piriquita, Sintra', {
        ...{ at: [38.7971, -9.3901], endTime: '14:00', cost: 19 },
      }),
      sight('14:30', 'Quinta da Regaleira', 'Rua Barbosa du Bocage 5, Sintra', {
        ...{ at: [38.7963, -9.396], endTime: '16:30', cost: 15, notes: 'The well first, then the chapel.' },
      }),
      train('17:11', 'Train back', 'Sintra', {
        ...{ at: [38.7989, -9.3862], to: 'Lisboa Rossio', toAt: [38.7146, -9.1406], endTime: '17:51', cost: 2.45 },
      }),
      meal('20:00', 'Dinner at Taberna da Rua das Flores', 'Rua das Flores 103', {
        ...{ at: [38.7099, -9.1435], endTime: '21:45', cost: 38 },
      }),
    ]),
    day('North along the sea', 'Porto', [
      sight('09:30', 'Jerónimos Monastery', 'Praça do Império, Belém', {
        ...{ at: [38.6979, -9.2068], endTime: '11:00', cost: 18 },
      }),
      meal('11:15', 'Pastéis de nata', 'Pastéis de Belém', { at: [38.6975, -9.2033], endTime: '11:45', cost: 6 }),
      train('15:30', 'Alfa Pendular 131', 'Lisboa Santa Apolónia', {
        ...{ at: [38.714, -9.1226], to: 'Porto Campanhã', toAt: [41.1487, -8.5856], endTime: '18:35', cost: 36 },
        ...{ status: 'confirmed', confirmationNumber: 'CP4490A' },
        details: { carrier: 'Comboios de Portugal', number: 'AP 131', coach: '3', seat: '62' },
      }),
      stay('19:15', PORTO, 'Rua da Restauração 336, Porto', {
        ...{ at: [41.1477, -8.6232], nights: 3, endTime: '11:00', status: 'confirmed', confirmationNumber: 'TA-9921' },
        cost: 465,
      }),
    ]),
    day('Porto on foot', 'Porto', [
      sight('10:00', 'Livraria Lello', 'Rua das Carmelitas 144', { at: [41.1469, -8.6148], endTime: '10:45', cost: 8 }),
      sight('11:15', 'Clérigos tower', 'Rua de São Filipe de Nery', {
        at: [41.1458, -8.6139],
        endTime: '12:00',
        cost: 8,
      }),
      meal('13:00', 'Francesinha', 'Café Santiago', { at: [41.1473, -8.6068], endTime: '14:00', cost: 16 }),
      sight('16:00', 'Over the Dom Luís bridge', 'Ponte Luís I', { at: [41.14, -8.6094], endTime: '16:30' }),
      meal('17:00', 'Port tasting at Taylor’s', 'Rua do Choupelo 250, Gaia', {
        ...{ at: [41.1339, -8.6146], endTime: '18:30', cost: 20 },
      }),
    ]),
    day('Where the Douro ends', 'Porto', [
      sight('10:30', 'Serralves villa and park', 'Rua Dom João de Castro 210', {
        ...{ at: [41.1597, -8.6598], endTime: '13:00', cost: 20 },
      }),
      sight('15:00', 'Lighthouse of Foz', 'Foz do Douro', { at: [41.1483, -8.6755], endTime: '16:30' }),
      meal('19:30', 'Farewell dinner', 'Cantina 32, Rua das Flores', {
        at: [41.1431, -8.6135],
        endTime: '21:30',
        cost: 44,
      }),
    ]),
    day('Home', 'Porto', [
      flight('14:05', 'Flight LX 2063 home', 'Porto (OPO)', {
        ...{ at: [41.2481, -8.6814], to: 'Zürich (ZRH)', toAt: [47.4582, 8.5555], endTime: '17:40' },
        ...{ status: 'confirmed', confirmationNumber: 'QX7L2M', cost: 132 },
        details: { carrier: 'Swiss', number: 'LX 2063', seat: '9A' },
      }),
    ]),
  ],
  ideas: [
    idea('Ride tram 28 at dawn', 'Martim Moniz', { at: [38.716, -9.1363] }),
    idea('Cabo da Roca at sunset', 'Cabo da Roca', { at: [38.7804, -9.4989] }),
    idea('Six Bridges boat tour', 'Ribeira, Porto', { at: [41.1406, -8.613] }),
  ],
};
