import type { Context } from 'aws-lambda';
import { fetchDailyRates } from '../adapters/ecb-rates.ts';
import { rateTableRepository } from '../data/rate-table-repository.ts';
import { table } from '../data/table.ts';
import { environment } from '../runtime/environment.ts';
import { logEvent } from '../runtime/log-event.ts';
import { logger } from '../runtime/logger.ts';

/**
 * Stores the European Central Bank's rates of the last working day. Idempotent; what cannot be read is thrown, so that
 * Lambda tries again, and costs stay at the rates of the days before.
 */
export async function handler(_event: unknown, context?: Pick<Context, 'awsRequestId'>): Promise<void> {
  logEvent('readRates', context);
  const { parseDailyRates } = await import('./parse-daily-rates.ts');
  const rates = parseDailyRates(await fetchDailyRates(environment().RATES_URL));
  await rateTableRepository(table()).save(rates);
  logger.info('exchange rates are stored', {
    ...{ code: 'rates_stored', date: rates.date, currencies: Object.keys(rates.perEuro).length },
  });
}
