import { type AskModel, ModelFailure } from '../../adapters/converse.ts';
import { logger } from '../../runtime/logger.ts';
import type { MailReading, ReadOptions } from '../extract/mail-reading.ts';
import { asQuestion, ModelReading, TASK } from '../extract/model/model-booking.ts';
import type { MailReader } from './mail-reader.ts';
import type { ModelLimits } from './model-limits.ts';

const STOOD_IN = 'Read without the language model, which gave no answer that can be used.';

const ENOUGH = 'Read without the language model, which has read enough of your emails today.';

/** Whether the model may read one more of a traveller's mails. */
export type MayAsk = (travellerId: string) => Promise<boolean>;

/**
 * Reads mails with a model, if no markup, calendar or pass has the bookings. The built-in reader runs first: it opens the
 * mail, and each value is decided over its bookings and those of the model. Only values that occur in the mail count.
 */
export function bedrockMailReader(
  ask: AskModel,
  builtIn: MailReader,
  limits: ModelLimits,
  mayAsk: MayAsk = async () => true,
): MailReader {
  const withModel = async (reading: MailReading, options: ReadOptions): Promise<MailReading> => {
    if (!reading.open) return reading;
    if (options.travellerId !== undefined && !(await mayAsk(options.travellerId))) {
      logger.info('the model has read enough', { code: 'mail_model_enough' });
      return { ...reading, note: ENOUGH };
    }
    try {
      return await readByModel(ask, reading, options, limits);
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      logger.warn('the built-in reader stands in', { code: 'mail_model_failed', reason: error.reason });
      return { ...reading, note: STOOD_IN };
    }
  };
  return {
    readMessage: async (raw, options) => withModel(await builtIn.readMessage(raw, options), options),
    readPastedText: async (text, options) => withModel(await builtIn.readPastedText(text, options), options),
  };
}

async function readByModel(
  ask: AskModel,
  reading: MailReading,
  options: ReadOptions,
  limits: ModelLimits,
): Promise<MailReading> {
  const { open, subject, from, date } = reading;
  if (!open) return reading;
  const about = { ...(subject ? { subject } : {}), ...(date ? { date } : {}) };
  const lines = open.document.lines.map(({ text }) => text);
  const { bookings: given } = await ask({
    purpose: 'mail',
    system: TASK,
    messages: [{ role: 'user', text: asQuestion({ lines, ...about }, limits.mailCharacters) }],
    tool: { name: 'record_bookings', description: 'Records the bookings that the mail confirms', schema: ModelReading },
    maxTokens: limits.answerTokens,
    timeout: limits.seconds * 1000,
  });
  const [{ withModelBookings }, { gazetteer }] = await Promise.all([
    import('../extract/model/prove-bookings.ts'),
    import('../extract/places/airports.ts'),
  ]);
  const input = { document: open.document, options, places: await gazetteer(), ...about, ...(from ? { from } : {}) };
  const joined = withModelBookings(reading.bookings, given, input);
  if (joined === undefined || joined.length === 0) {
    if (given.length > 0) logger.warn('nothing the model said is in the mail', { code: 'mail_model_unproven' });
    return reading.bookings.length > 0 ? { ...reading, note: STOOD_IN } : reading;
  }
  const { reason: _, ...rest } = reading;
  const bookings = open.event ? joined.map((booking) => ({ ...booking, event: open.event })) : joined;
  return { ...rest, bookings, reader: 'model' };
}
