/** A person of the demo world. Only the demo account has a known password. */
export interface DemoTraveller {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly bio: string;
  /** Usernames. */
  readonly follows: readonly string[];
}

/** The one account to sign in with. */
export const DEMO_SIGN_IN = { email: 'demo@example.com', password: 'travel-demo' } as const;
export const DEMO_USERNAME = 'robin';

export const demoTravellers: readonly DemoTraveller[] = [
  {
    firstName: 'Robin',
    lastName: 'Hale',
    username: DEMO_USERNAME,
    bio: 'Books the train first and the hotel second. Always looking for the next weekend away.',
    follows: ['maya', 'kenji', 'lucia', 'diego'],
  },
  {
    firstName: 'Maya',
    lastName: 'Lindqvist',
    username: 'maya',
    bio: 'Mountain huts, cold lakes, long ridges. I write down where the good cake is.',
    follows: ['robin', 'diego', 'anneke'],
  },
  {
    firstName: 'Kenji',
    lastName: 'Mori',
    username: 'kenji',
    bio: 'Eats first, asks later. Counter seats, night markets and the first train of the day.',
    follows: ['robin', 'priya', 'lucia', 'tom'],
  },
  {
    firstName: 'Lucia',
    lastName: 'Ferrante',
    username: 'lucia',
    bio: 'Art historian. One painting a day is enough, if you sit down in front of it.',
    follows: ['anneke', 'kenji', 'robin'],
  },
  {
    firstName: 'Tom',
    lastName: 'Okafor',
    username: 'tom',
    bio: 'Travels with two children, one pushchair and too many snacks.',
    follows: ['priya', 'anneke', 'maya', 'robin'],
  },
  {
    firstName: 'Anneke',
    lastName: 'de Vries',
    username: 'anneke',
    bio: 'Cities on foot and by bicycle. Architect during the week.',
    follows: ['lucia', 'tom', 'diego'],
  },
  {
    firstName: 'Priya',
    lastName: 'Raman',
    username: 'priya',
    bio: 'Under water whenever possible, at a noodle stall otherwise.',
    follows: ['kenji', 'diego', 'maya'],
  },
  {
    firstName: 'Diego',
    lastName: 'Salas',
    username: 'diego',
    bio: 'Surfs badly, hikes well, cooks for everyone at the hostel.',
    follows: ['maya', 'priya', 'lucia', 'robin'],
  },
];
