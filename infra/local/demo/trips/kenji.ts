import { type DemoTrip, day, meal, ride, shop, show, sight } from '../trip.ts';

const tokyo: DemoTrip = {
  title: 'Tokyo in Cherry Blossom Season',
  place: 'Tokyo, Japan',
  description: 'Four days in Tokyo, Japan: gardens in the morning, museums at noon, counters at night.',
  starts: '03-28',
  when: 'past',
  currency: 'JPY',
  days: [
    day(
      'Landing in Asakusa',
      'Asakusa',
      [
        ride('09:55', 'Keisei Skyliner', 'Narita Airport', { cost: 2570 }),
        sight('12:00', 'Sensō-ji and Nakamise', 'Asakusa', { rating: 4 }),
        meal('13:30', 'Tendon at Daikokuya', 'Asakusa', { cost: 2100 }),
        sight('17:00', 'Sumida Park under the blossoms', 'Sumida Park', { rating: 5 }),
      ],
      { stay: 'Asakusa View Hotel', address: '3-17-1 Nishi-Asakusa, Taito City', weather: '17 °C, full bloom' },
    ),
    day(
      'Ueno to Yanaka',
      'Ueno',
      [
        sight('09:30', 'Tokyo National Museum', 'Ueno Park', { cost: 1000, notes: 'Honkan first, second floor.' }),
        meal('12:30', 'Soba at Yabu', 'Kanda', { cost: 1400 }),
        sight('14:30', 'Yanaka cemetery lane', 'Yanaka'),
        meal('19:00', 'Yakitori under the tracks', 'Yurakucho', { cost: 3200, rating: 5 }),
      ],
      { stay: 'Asakusa View Hotel', address: '3-17-1 Nishi-Asakusa, Taito City' },
    ),
    day(
      'Shinjuku Gyoen and Golden Gai',
      'Shinjuku',
      [
        sight('09:00', 'Shinjuku Gyoen', 'Shinjuku', { cost: 500, notes: 'No alcohol inside, bags are checked.' }),
        sight('13:00', 'Meiji Shrine', 'Harajuku'),
        shop('15:30', 'Kitchen knives on Kappabashi', 'Kappabashi', { cost: 14800 }),
        show('21:00', 'Golden Gai, bar of six seats', 'Kabukicho', { cost: 4000 }),
      ],
      { stay: 'Asakusa View Hotel', address: '3-17-1 Nishi-Asakusa, Taito City' },
    ),
    day('Tsukiji and the bay', 'Tsukiji', [
      meal('07:30', 'Sushi breakfast in the outer market', 'Tsukiji', { cost: 3800, rating: 5 }),
      show('10:30', 'teamLab Planets', 'Toyosu', { cost: 3800 }),
      ride('15:00', 'Water bus to Hamarikyu', 'Toyosu', { cost: 1100 }),
    ]),
  ],
};

const kyoto: DemoTrip = {
  title: 'Kyoto Temples and Tea',
  place: 'Kyoto, Japan',
  description:
    'Maple leaves, temples before eight and tea that takes its time. Culture in small cups, Japan in November.',
  starts: '11-14',
  when: 'past',
  currency: 'JPY',
  days: [
    day(
      'Eastern hills',
      'Higashiyama',
      [
        sight('06:30', 'Kiyomizu-dera at opening time', 'Kiyomizu-dera', { cost: 500, rating: 5 }),
        sight('10:00', 'Kōdai-ji bamboo and garden', 'Kōdai-ji', { cost: 600 }),
        meal('12:30', 'Yudofu set', 'Okutan', { cost: 3300 }),
        sight('15:00', 'Philosopher’s Path', 'Ginkaku-ji'),
      ],
      { stay: 'Ryokan Motonago', address: '511 Washiocho, Higashiyama Ward' },
    ),
    day(
      'Uji for tea',
      'Uji',
      [
        ride('08:45', 'JR Nara Line', 'Kyoto Station', { cost: 240 }),
        sight('09:30', 'Byōdō-in', 'Uji', { cost: 700, notes: 'It is the one on the ten yen coin.' }),
        show('11:30', 'Grinding matcha', 'Fukujuen Uji', { cost: 2500, rating: 5 }),
        meal('13:00', 'Tea soba', 'Uji', { cost: 1300 }),
      ],
      { stay: 'Ryokan Motonago', address: '511 Washiocho, Higashiyama Ward' },
    ),
    day('Gates of Fushimi', 'Fushimi Inari', [
      sight('06:00', 'Fushimi Inari to the summit', 'Fushimi Inari', { rating: 5 }),
      shop('10:30', 'Nishiki market', 'Nakagyo', { cost: 2600 }),
      ride('14:31', 'Nozomi to Tokyo', 'Kyoto Station', { cost: 14170 }),
    ]),
  ],
};

const osaka: DemoTrip = {
  title: 'Osaka Street Food Weekend',
  place: 'Osaka, Japan',
  description: 'Two days, eleven meals. Street food from Kuromon to Tsuruhashi, with a castle for the appetite.',
  starts: '10-03',
  when: 'past',
  currency: 'JPY',
  days: [
    day(
      'Dotonbori',
      'Namba',
      [
        meal('09:00', 'Tuna on rice at Kuromon market', 'Kuromon Ichiba', { cost: 2400, rating: 5 }),
        sight('11:00', 'Osaka Castle moat', 'Osaka Castle', { cost: 600 }),
        meal('17:30', 'Takoyaki, first round', 'Dotonbori', { cost: 700 }),
        meal('19:00', 'Okonomiyaki at the counter', 'Mizuno', {
          cost: 1500,
          notes: 'Queue of forty minutes, worth it.',
        }),
      ],
      { stay: 'Cross Hotel', address: '2-5-15 Shinsaibashisuji, Chuo Ward' },
    ),
    day('Shinsekai and Tsuruhashi', 'Shinsekai', [
      meal('11:00', 'Kushikatsu, no double dipping', 'Daruma', { cost: 2100 }),
      sight('13:00', 'Tsutenkaku tower', 'Shinsekai', { cost: 1000 }),
      meal('18:00', 'Yakiniku in Koreatown', 'Tsuruhashi', { cost: 4200, rating: 4 }),
    ]),
  ],
};

const bangkok: DemoTrip = {
  title: 'Bangkok after Dark',
  place: 'Bangkok, Thailand',
  description:
    'Thailand’s capital from four in the afternoon on: boats, temples in floodlight and street food until one.',
  starts: '01-16',
  when: 'coming',
  currency: 'THB',
  days: [
    day(
      'River and old town',
      'Phra Nakhon',
      [
        ride('16:00', 'Chao Phraya express boat', 'Sathorn Pier', { cost: 16 }),
        sight('17:00', 'Wat Arun at sunset', 'Wat Arun', { cost: 200, rating: 5 }),
        meal('19:30', 'Pad Thai at Thipsamai', 'Maha Chai Road', { cost: 120 }),
      ],
      { stay: 'Riva Surya', address: '23 Phra Athit Road' },
    ),
    day(
      'Yaowarat',
      'Chinatown',
      [
        sight('15:30', 'Wat Traimit, the golden Buddha', 'Yaowarat', { cost: 100 }),
        meal('18:30', 'Peppery rolled noodles', 'Nai Ek', { cost: 80, rating: 5 }),
        meal('20:00', 'Grilled river prawns', 'T & K Seafood', { cost: 650 }),
        ride('23:30', 'Tuk-tuk home', 'Yaowarat', { cost: 150 }),
      ],
      { stay: 'Riva Surya', address: '23 Phra Athit Road' },
    ),
    day('One last market', 'Chatuchak', [
      shop('17:00', 'Chatuchak by lamplight', 'Chatuchak', { cost: 900 }),
      meal('19:00', 'Boat noodles, six bowls', 'Victory Monument', { cost: 120 }),
      ride('22:00', 'Airport Rail Link', 'Phaya Thai', { cost: 45 }),
    ]),
  ],
};

export const kenjisTrips: readonly DemoTrip[] = [tokyo, kyoto, osaka, bangkok];
