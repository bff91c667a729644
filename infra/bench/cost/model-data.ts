import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { MEASURED_COSTS, MeasuredCosts } from './measured-costs.ts';

const amount = z.number().check(z.minimum(0));

/** A price and its source; one without a source says so. */
const Price = z.pipe(
  z.union([
    z.strictObject({ dollars: amount, source: z.literal('unverified'), note: z.optional(z.string()) }),
    z.strictObject({ dollars: amount, source: z.url(), asOf: z.iso.date(), note: z.optional(z.string()) }),
  ]),
  z.transform(({ dollars }) => dollars),
);

/** AWS's prices on a date, in dollars. */
export const Prices = z.strictObject({
  dynamoDbMillionReadUnits: Price,
  dynamoDbMillionWriteUnits: Price,
  dynamoDbGigabyteMonth: Price,
  dynamoDbBackupGigabyteMonth: Price,
  lambdaMillionRequests: Price,
  lambdaGigabyteSecondArm: Price,
  apiMillionCalls: Price,
  cdnGigabyte: Price,
  cdnMillionRequests: Price,
  cdnFunctionMillionCalls: Price,
  cdnFreeGigabytes: Price,
  cdnFreeMillionRequests: Price,
  s3GigabyteMonth: Price,
  s3ThousandPuts: Price,
  s3ThousandGets: Price,
  transferGigabyte: Price,
  mailThousandReceived: Price,
  mailThousandChunks: Price,
  mailThousandSent: Price,
  logGigabyte: Price,
  logGigabyteMonth: Price,
  metricMonth: Price,
  alarmMonth: Price,
  dashboardMonth: Price,
  traceMillion: Price,
  firewallMonth: Price,
  firewallMillionRequests: Price,
  zoneMonth: Price,
  secretMonth: Price,
});

const PriceList = z.strictObject({
  comment: z.string(),
  date: z.iso.date(),
  region: z.string(),
  currency: z.literal('USD'),
  prices: Prices,
});

/** What a traveller does in a month. */
export const TravellerMonth = z.strictObject({
  comment: z.string(),
  calls: amount,
  pagesOfTheSite: amount,
  /** Of each traveller, whenever they were made. */
  publicTrips: amount,
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
  writesACall: amount.check(z.maximum(1)),
  millisecondsAChange: amount,
  millisecondsAnUpload: amount,
  millisecondsAMailLetIn: amount,
  millisecondsAMail: amount,
  millisecondsAMailByModel: amount,
  kilobytesOfLogACall: amount,
  shareOfLogCompressed: amount.check(z.maximum(1)),
  kilobytesOfBucketLogARequest: amount,
  kilobytesOfCdnLogARequest: amount,
  kilobytesAnAnswer: amount,
  /** The compressed share. */
  shareOfAnswerSent: amount.check(z.maximum(1)),
  kilobytesOfSiteAPage: amount,
  sampledTraces: amount.check(z.maximum(1)),
});

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The inputs of the cost model: measurements, assumptions and prices, each in a file of its own. */
export function modelData() {
  return {
    measured: MeasuredCosts.parse(read(MEASURED_COSTS)),
    month: TravellerMonth.parse(read(path.join(import.meta.dirname, 'traveller-month.json'))),
    priceList: PriceList.parse(read(path.join(import.meta.dirname, 'prices-eu-central-1.json'))),
  };
}
