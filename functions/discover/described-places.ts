import { DESTINATIONS, type Destination } from '#shared/discover/rules.ts';
import { fold } from './folded-words.ts';

/** A place that travellers sort their trips by. */
export interface DescribedPlace {
  readonly name: Destination;
  /** ISO 3166-1 alpha-2; null for a country itself. */
  readonly country: string | null;
  readonly description: string;
}

const described: Readonly<Record<Destination, readonly [country: string | null, description: string]>> = {
  Paris: ['FR', 'The capital of France, on the Seine: the Louvre, Notre-Dame and the Eiffel Tower.'],
  Tokyo: ['JP', 'The capital of Japan: the temple of Senso-ji, the crossing of Shibuya, gardens and towers.'],
  Bali: ['ID', 'An island of Indonesia: Hindu temples, rice terraces, volcanoes and beaches.'],
  London: ['GB', 'The capital of the United Kingdom, on the Thames: the Tower, Westminster and the British Museum.'],
  Rome: ['IT', 'The capital of Italy, on the Tiber: the Colosseum, the Forum, the Pantheon.'],
  Santorini: ['GR', 'An island in the Aegean: white villages on the rim of a flooded volcano.'],
  'New York': [
    'US',
    'Manhattan, Brooklyn, the Bronx, Queens and Staten Island; the Statue of Liberty and Central Park.',
  ],
  Barcelona: ['ES', 'The capital of Catalonia, on the Mediterranean: Gaudí’s Sagrada Família and Park Güell.'],
  Amsterdam: ['NL', 'The capital of the Netherlands: canals, gabled houses and the Rijksmuseum.'],
  Dubai: ['AE', 'A city on the Persian Gulf: the Burj Khalifa, the creek and its souks.'],
  Bangkok: [
    'TH',
    'The capital of Thailand, on the Chao Phraya: the Grand Palace and the temples of Wat Pho and Wat Arun.',
  ],
  Singapore: ['SG', 'An island city at the tip of the Malay Peninsula: Marina Bay, hawker centres, botanic gardens.'],
  Sydney: ['AU', 'The harbour city of New South Wales: the Opera House, the Harbour Bridge and Bondi Beach.'],
  Istanbul: ['TR', 'A city on the Bosphorus, in Europe and Asia: Hagia Sophia, the Blue Mosque, the Grand Bazaar.'],
  Lisbon: ['PT', 'The capital of Portugal, on the Tagus: Belém, Alfama and trams up the hills.'],
  Italy: [null, 'From the Alps to Sicily: Rome, Florence, Venice, and the coast of Amalfi.'],
  France: [null, 'From the Channel to the Mediterranean: Paris, the Loire, Provence and the Alps.'],
  Spain: [null, 'Most of the Iberian Peninsula: Madrid, Barcelona, Andalusia and the Camino de Santiago.'],
  Greece: [null, 'A mainland and thousands of islands: Athens, Delphi, Crete and the Cyclades.'],
  Japan: [null, 'An archipelago off Asia: Tokyo, Kyoto, Mount Fuji and hot springs.'],
  Thailand: [null, 'From the hills of Chiang Mai to the islands of the Andaman Sea; Bangkok between them.'],
};

export const DESCRIBED_PLACES: readonly DescribedPlace[] = DESTINATIONS.map((name) => {
  const [country, description] = described[name];
  return { name, country, description };
});

let countryNames: Intl.DisplayNames | undefined;
export function countryName(code: string): string {
  countryNames ??= new Intl.DisplayNames('en', { type: 'region' });
  return countryNames.of(code) ?? code;
}

/** The described place with this name; a location that is given must be its country: there is a Paris in Texas. */
export function describedPlace(name: string, location: string): DescribedPlace | undefined {
  return DESCRIBED_PLACES.find(
    (place) =>
      fold(place.name) === fold(name.trim()) &&
      (location.trim() === '' ||
        (place.country !== null && fold(countryName(place.country)) === fold(location.trim()))),
  );
}
