import { placedItems } from '../edits/draft.ts';
import { dayText } from '../edits/edit-words.ts';
import { altitudeOf } from '../holidays/season-notes.ts';
import { listed } from '../words/listed.ts';
import { monthName } from '../words/words.ts';
import type { AnswerTopic, OpenQuestion } from './answer.ts';
import { monthAsked } from './asked-of.ts';
import { daysIn, destinationsIn } from './spoken-of.ts';

const HIGH = 2000;

/** 'Will we feel the altitude?': how high the stops lie, and what helps. */
export const altitude: AnswerTopic = (question) => {
  const towns = destinationsIn({ ...question, intent: 'suitable' });
  const high = towns.flatMap((town) => {
    const metres = altitudeOf(town);
    return metres !== undefined && metres >= HIGH
      ? [`${town.name} lies at about ${metres.toLocaleString('en-US')} m`]
      : [];
  });
  if (high.length === 0 && towns.length > 0)
    return { text: `Nothing of the plan lies high enough for altitude sickness, which begins at about 2,500 m.` };
  if (high.length === 0) return undefined;
  return {
    text: `${listed(high)}: a headache, short breath and bad sleep are usual on the first days. Take the first day slowly, drink a lot, eat lightly, leave alcohol, sleep lower first where the route allows it (in Peru in the Sacred Valley), and go down if it gets worse. About pills, and with trouble of heart or lungs, ask a doctor before you go.`,
  };
};

/** 'How do we stand the heat?': how hot it gets then, the hours to be out, and cool places of the plan. */
export const heat: AnswerTopic = (question) => {
  const { wish, draft } = question;
  const [town] = destinationsIn({ ...question, intent: 'season' });
  const usual = town && wish.month !== undefined ? town.climate[wish.month - 1] : undefined;
  const first =
    usual && town
      ? `In ${monthName(wish.month ?? 1)} afternoons in ${town.name} usually reach about ${usual.high} °C. `
      : '';
  const cool = coolPlaces(question);
  const where = cool.length > 0 ? ` Cool in the plan: ${listed(cool)}.` : '';
  const change = draft ? ' Say "nothing between 12 and 4" or "less on" with a day, and I empty the hot hours.' : '';
  return {
    text: `${first}In great heat be out before eleven and after five, and keep noon for a rest in the shade, a siesta in a room with air conditioning, or museums, churches and cafés; carry water, and keep babies and old people out of the sun and never in a parked car.${where}${change}`,
  };
};

function coolPlaces(question: OpenQuestion): string[] {
  const { draft } = question;
  const days = daysIn({ ...question, intent: 'rain' });
  const placed = draft ? placedItems(draft).filter(({ day }) => days.length === 0 || days.includes(day)) : [];
  return placed
    .filter(
      ({ item: { place } }) =>
        place && (place.indoors ?? (place.kind === 'museum' || /cathedral|church|basilica|aquarium/i.test(place.name))),
    )
    .slice(0, 3)
    .map(({ item, day }) => `${item.title} on ${dayText(day)}`);
}

const FAITHS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:mosques?|hijab|headscar\w*|head scarf|cover (?:my|her|your|the)? ?(?:hair|head)|ramadan)\b/,
    'In a mosque women cover hair, arms and legs, men shoulders and knees, and shoes come off: bring a scarf, or borrow one at the door of the large ones; in the street no scarf is needed.',
  ],
  [
    /\b(?:temples?|shrines?|pagodas?|wats?)\b/,
    'In temples cover shoulders and knees, and take shoes off where others do.',
  ],
  [
    /\b(?:church\w*|cathedrals?|basilicas?|vatican|st\.? peter)\b/,
    'In churches cover shoulders and knees: a light scarf in the bag is enough.',
  ],
  [
    /\b(?:opera|theatre|fine dining|fancy|michelin|casino)\b/,
    'A jacket or a dress is right for the evening, though few houses insist.',
  ],
];

/** 'What should we wear?': by the place that is named, and by the weather of the month. */
export const whatToWear: AnswerTopic = (question) => {
  const { folded } = question;
  const faiths = FAITHS.filter(([said]) => said.test(folded)).map(([, text]) => text);
  const towns = destinationsIn({ ...question, intent: 'season' });
  const [town] = towns;
  const month = monthAsked(question);
  const usual = town && month !== undefined ? town.climate[month - 1] : undefined;
  const weather =
    usual && town
      ? `In ${monthName(month ?? 1)} afternoons in ${town.name} reach about ${usual.high} °C, with rain on about ${usual.rain} days: ${clothesFor(usual)}, and comfortable shoes.`
      : '';
  if (faiths.length > 0) return { text: faiths.join(' ') };
  return weather === ''
    ? undefined
    : { text: `${weather} For churches, mosques and temples cover shoulders and knees.` };
};

function clothesFor({ high, rain }: { readonly high: number; readonly rain: number }): string {
  const warm =
    high >= 28
      ? 'light clothes, a hat and sun cream'
      : high >= 20
        ? 'light clothes and a layer for the evening'
        : high >= 12
          ? 'a jacket and layers'
          : 'a warm coat, hat, gloves and shoes that stand wet and ice';
  return rain >= 9 ? `${warm}, something against rain` : warm;
}

const WOMAN = /\b(?:woman|female|girl|solo|alone|by (?:my|her)self|on (?:my|her) own)\b/;

/** 'Is it safe at night?': what is known everywhere, honestly, for the town that is asked about. */
export const safety: AnswerTopic = (question) => {
  const [town] = destinationsIn({ ...question, intent: 'formal' });
  const where = town ? ` in ${town.name}` : ' there';
  const care = town && CARE[town.name];
  const alone = WOMAN.test(question.folded)
    ? 'Many women go alone, and most come to no harm: take a bed in a busy quarter, arrive by daylight, sit in the back of a taxi ordered by app, refuse guides who press themselves on you, dress as people there do, and tell somebody at home where you are.'
    : '';
  return {
    text: [
      `How safe it is${where} I cannot vouch for; the travel advice of your foreign ministry is kept up to date.`,
      care ??
        'Busy streets are usually fine in the evening: mind your bag and phone in crowds, on platforms and in buses.',
      'After dark take a registered taxi or one by app instead of empty streets, parks and beaches, and leave passports and most of the money in the room.',
      alone,
    ]
      .filter(Boolean)
      .join(' '),
  };
};

const BEACH = 'Beaches are no place after dark; phones stay in the pocket in the street, and jewellery at home.';
const CALM =
  'It is among the calmer cities of the world, and one walks about in the evening; pickpockets work in crowds as everywhere.';
const CROWDS =
  'The trouble is theft, not violence: pickpockets on the metro, in queues and at the sights, and people with clipboards or bracelets.';
const GUIDES =
  'The trouble is being talked to: false guides, sellers and prices that were not agreed; say no and walk on, and keep to lit, busy lanes in the evening, as side lanes empty late.';
/** What visitors of a town are most often warned of. */
const CARE: Readonly<Record<string, string>> = {
  ...{
    'Rio de Janeiro': BEACH,
    'Cape Town': BEACH,
    Johannesburg: 'Walk as little as possible after dark, and go from door to door by taxi.',
  },
  ...{ Marrakech: GUIDES, Fes: GUIDES, Cairo: GUIDES, Delhi: GUIDES, Agra: GUIDES, Jaipur: GUIDES, Luxor: GUIDES },
  ...{
    Barcelona: CROWDS,
    Rome: CROWDS,
    Paris: CROWDS,
    Naples: CROWDS,
    Prague: CROWDS,
    Madrid: CROWDS,
    Lisbon: CROWDS,
    Milan: CROWDS,
    Athens: CROWDS,
  },
  ...{
    Tokyo: CALM,
    Kyoto: CALM,
    Osaka: CALM,
    Singapore: CALM,
    Taipei: CALM,
    Seoul: CALM,
    Copenhagen: CALM,
    Zurich: CALM,
    Reykjavik: CALM,
    Dubai: CALM,
    Vienna: CALM,
  },
  ...{
    'Buenos Aires': CROWDS,
    Bogotá: 'Take taxis by app alone after dark, and keep the phone in the pocket in the street.',
    'Mexico City': 'Keep to Roma, Condesa, Coyoacán and the middle, and take taxis by app after dark.',
    Lima: 'Miraflores and Barranco are the calmer quarters; take taxis by app.',
  },
};
