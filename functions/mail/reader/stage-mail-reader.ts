import type { Environment } from '../../runtime/environment.ts';
import { builtInMailReader } from './built-in-mail-reader.ts';
import type { MailReader } from './mail-reader.ts';
import { ModelLimits } from './model-limits.ts';

type Configured = Pick<Environment, 'BEDROCK_MODEL_ID' | 'BEDROCK_LIMITS'>;

/** The reader of this stage: a model where one is configured, else the built-in one. The SDK is loaded lazily. */
export function stageMailReader({ BEDROCK_MODEL_ID: modelId, BEDROCK_LIMITS: given }: Configured): MailReader {
  if (!modelId) return builtInMailReader;
  const limits = ModelLimits.parse(JSON.parse(given ?? '{}'));
  const open = async () => {
    const [{ bedrockMailReader }, { bedrockModel }] = await Promise.all([
      import('./bedrock-mail-reader.ts'),
      import('../../adapters/converse.ts'),
    ]);
    return bedrockMailReader(bedrockModel(modelId), builtInMailReader, limits);
  };
  return {
    readMessage: async (raw, options) => (await open()).readMessage(raw, options),
    readPastedText: async (text, options) => (await open()).readPastedText(text, options),
  };
}
