import { type CountryFacts, countryFacts } from '../facts/country-facts.ts';
import { capitalized } from '../words/capitalized.ts';
import type { AnswerTopic } from './answer.ts';
import { countriesAsked } from './asked-of.ts';

const MOST = 3;

/** An answer out of the facts of each country that is asked about; undefined where none is known. */
function ofCountry(tell: (facts: CountryFacts) => string, more = ''): AnswerTopic {
  return (question) => {
    const known = countriesAsked(question)
      .slice(0, MOST)
      .flatMap((code) => countryFacts(code) ?? []);
    const texts = known.map((facts) => `${capitalized(tell(facts))}.`);
    return texts.length > 0 ? { text: [...texts, more].filter(Boolean).join(' ') } : undefined;
  };
}

const TAP = {
  yes: (name: string) => `in ${name} the tap water is safe to drink: bring a bottle and fill it`,
  careful: (name: string) =>
    `in ${name} the tap water is treated, but many people drink bottled or filtered water; ask at your hotel`,
  no: (name: string) =>
    `in ${name} do not drink the tap water: take sealed bottles or filtered water, also for brushing teeth, and leave ice where you are not sure of it`,
} as const;

/** 'Can we drink the tap water?' */
export const tapWater = ofCountry(({ name, tap }) => TAP[tap](name));

/** 'Do I need an adapter?' */
export const plugs = ofCountry(
  ({ name, plug, volts }) => `in ${name} sockets are of type ${plug}, with ${volts} volts`,
  'A travel adapter for all countries is sure; chargers stand both voltages, for hair dryers look at the label.',
);

/** 'How much do you tip?' */
export const tips = ofCountry(({ name, tip }) => `tips in ${name}: ${tip}`);

/** 'Do they take cards?' */
export const paying = ofCountry(
  ({ name, pay }) => `in ${name} ${pay}`,
  "Draw cash from a bank's machine, and let it be charged in the local currency.",
);

/** 'What is the emergency number?' */
export const emergencyNumber = ofCountry(
  ({ name, emergency }) => `the emergency number in ${name} is ${emergency}`,
  'Hotels call for you and translate.',
);
