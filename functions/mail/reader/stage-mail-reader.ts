import { DAY_SECONDS, type RateRepository } from '../../data/rate-repository.ts';
import type { Environment } from '../../runtime/environment.ts';
import { travellerLimits } from '../../runtime/traveller-limits.ts';
import { builtInMailReader } from './built-in-mail-reader.ts';
import type { MailReader } from './mail-reader.ts';
import { ModelLimits } from './model-limits.ts';

type Configured = Pick<Environment, 'BEDROCK_MODEL_ID' | 'BEDROCK_LIMITS' | 'TRAVELLER_LIMITS'>;

/**
 * The reader of this stage: a model where one is configured, for so many mails a traveller and day, else the built-in one.
 * The SDK is loaded lazily.
 */
export function stageMailReader(settings: Configured, rates: Pick<RateRepository, 'isWithin'>): MailReader {
  const { BEDROCK_MODEL_ID: modelId, BEDROCK_LIMITS: given } = settings;
  if (!modelId) return builtInMailReader;
  const limits = ModelLimits.parse(JSON.parse(given ?? '{}'));
  const most = travellerLimits(settings).modelMailsADay;
  const mayAsk = (who: string) =>
    rates.isWithin({ route: 'modelMail', who, seconds: DAY_SECONDS, now: Date.now() }, most);
  const open = async () => {
    const [{ bedrockMailReader }, { bedrockModel }] = await Promise.all([
      import('./bedrock-mail-reader.ts'),
      import('../../adapters/converse.ts'),
    ]);
    return bedrockMailReader(bedrockModel(modelId), builtInMailReader, limits, mayAsk);
  };
  return {
    readMessage: async (raw, options) => (await open()).readMessage(raw, options),
    readPastedText: async (text, options) => (await open()).readPastedText(text, options),
  };
}
