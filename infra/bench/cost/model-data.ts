import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { MEASURED_COSTS, MeasuredCosts } from './measured-costs.ts';

const amount = z.number().min(0);

/** AWS's price list as of a date, in dollars. */
export const Prices = z.strictObject({
  date: z.iso.date(),
  region: z.string(),
  currency: z.literal('USD'),
  source: z.string(),
  dynamoDbMillionReadUnits: amount,
  dynamoDbMillionWriteUnits: amount,
  dynamoDbGigabyteMonth: amount,
  dynamoDbBackupGigabyteMonth: amount,
  lambdaMillionRequests: amount,
  lambdaGigabyteSecondArm: amount,
  apiMillionCalls: amount,
  cdnGigabyte: amount,
  cdnMillionRequests: amount,
  cdnFunctionMillionCalls: amount,
  cdnFreeGigabytes: amount,
  cdnFreeMillionRequests: amount,
  s3GigabyteMonth: amount,
  s3ThousandPuts: amount,
  s3ThousandGets: amount,
  transferGigabyte: amount,
  mailThousandReceived: amount,
  mailThousandChunks: amount,
  mailThousandSent: amount,
  modelMillionInputTokens: amount,
  modelMillionOutputTokens: amount,
  logGigabyte: amount,
  metricMonth: amount,
  alarmMonth: amount,
  dashboardMonth: amount,
  traceMillion: amount,
  firewallMonth: amount,
  firewallMillionRequests: amount,
  zoneMonth: amount,
  secretMonth: amount,
});

/** What a traveller does in a month. */
export const TravellerMonth = z.strictObject({
  comment: z.string(),
  calls: amount,
  pagesOfTheSite: amount,
  photosAdded: amount,
  photosLookedAt: amount,
  megabytesOfPhoto: amount,
  kilobytesOfSmallPhoto: amount,
  mailsReceived: amount,
  kilobytesOfMail: amount,
  mailsReadByModel: amount,
  mailsSent: amount,
  plannerAnswers: amount,
  inputTokensAnAnswer: amount,
  outputTokensAnAnswer: amount,
  kilobytesInTable: amount,
  megabytesOfPhotosKept: amount,
  daysOfMailKept: amount,
  millisecondsACall: amount,
  megabytesOfMemory: amount,
  kilobytesOfLogACall: amount,
  kilobytesAnAnswer: amount,
  kilobytesOfSiteAPage: amount,
  sampledTraces: amount.max(1),
});

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** What the cost model is made of: measurements, assumptions and prices, each in a file of its own. */
export function modelData() {
  return {
    measured: MeasuredCosts.parse(read(MEASURED_COSTS)),
    month: TravellerMonth.parse(read(path.join(import.meta.dirname, 'traveller-month.json'))),
    prices: Prices.parse(read(path.join(import.meta.dirname, 'prices-eu-central-1.json'))),
  };
}
