import type * as z from 'zod/mini';
import { modelPrice } from '#functions/adapters/model-cost.ts';
import { sizeOf } from '#infra/aws/permissions.ts';
import { settingsOf } from '#infra/aws/stage-settings.ts';
import { unitsOf } from './describe-costs.ts';
import type { MeasuredCosts } from './measured-costs.ts';
import type { Prices, TravellerMonth } from './model-data.ts';

/** One line of the bill: dollars a month by number of travellers. */
interface Line {
  readonly name: string;
  readonly what: string;
  readonly dollars: (travellers: number) => number;
}

const MILLION = 1e6;
const HOURS = 730;
const GIGABYTE_IN_KILOBYTES = 1e6;
/** Of prod, which has one more than others; an alarm costs for each metric that it watches, and two watch two. */
const ALARMS = 15;
/**
 * Custom metrics of a stage: three of calls, three of mails by six readers, three of a model by two purposes, and
 * totals.
 */
const METRICS = 33;

/** A stage's bill line by line, from measurements, travellers' behaviour, and AWS's prices. */
export function costLines(
  { mix, events }: MeasuredCosts,
  month: z.output<typeof TravellerMonth>,
  price: z.output<typeof Prices>,
): Line[] {
  const millionCalls = (travellers: number) => (travellers * month.calls) / MILLION;
  const millionPhotos = (travellers: number) => (travellers * month.photosLookedAt) / MILLION;
  const answers = month.plannerAnswers + month.mailsReadByModel;
  const { modelId = '', logRetention } = settingsOf('prod');
  const model = modelPrice(modelId);
  if (!model) throw new Error(`There is no price of ${modelId}`);
  const computing = (name: Parameters<typeof sizeOf>[0], milliseconds: number) =>
    (milliseconds / 1000) * (sizeOf(name).memory / 1024) * price.lambdaGigabyteSecondArm;
  const cdnMillions = (travellers: number) =>
    millionCalls(travellers) + millionPhotos(travellers) + (travellers * month.pagesOfTheSite * 5) / MILLION;
  const bucketRequests = month.photosLookedAt + month.photosAdded * 3 + month.mailsReceived * 2;
  /** The steady size of a log in gigabytes, given kilobytes a month. */
  const keptLog = (kilobytes: number) => (kilobytes / GIGABYTE_IN_KILOBYTES) * (logRetention / 30);
  const sitemap = events.find(({ name }) => name === 'writeSitemap');
  const sitemapUnits = sitemap ? unitsOf(sitemap) : 0;
  const above = (amount: number, free: number) => Math.max(0, amount - free);
  return [
    {
      name: 'DynamoDB, requests',
      what: `${mix.readUnits.toFixed(1)} read and ${mix.writeUnits.toFixed(1)} write units a call, measured, with projections`,
      dollars: (n) =>
        millionCalls(n) *
        (mix.readUnits * price.dynamoDbMillionReadUnits + mix.writeUnits * price.dynamoDbMillionWriteUnits),
    },
    {
      name: 'DynamoDB, the sitemap',
      what: `all public trips are read every hour, ${month.publicTrips} of a traveller`,
      dollars: (n) => ((n * month.publicTrips * sitemapUnits * HOURS) / MILLION) * price.dynamoDbMillionReadUnits,
    },
    {
      name: 'DynamoDB, storage',
      what: 'with backup to any second',
      dollars: (n) =>
        ((n * month.kilobytesInTable) / GIGABYTE_IN_KILOBYTES) *
        (price.dynamoDbGigabyteMonth + price.dynamoDbBackupGigabyteMonth),
    },
    {
      name: 'Lambda',
      what: `${month.millisecondsACall} ms of ${month.megabytesOfMemory} MB a call`,
      dollars: (n) =>
        millionCalls(n) * price.lambdaMillionRequests +
        n *
          month.calls *
          (month.millisecondsACall / 1000) *
          (month.megabytesOfMemory / 1024) *
          price.lambdaGigabyteSecondArm,
    },
    {
      name: 'Lambda, mails, uploads and projections',
      what: `${month.millisecondsAMail} ms a mail, ${month.millisecondsAMailByModel} ms where a model reads it, ${month.millisecondsAnUpload} ms an upload, ${month.millisecondsAChange} ms a write, one call in ${1 / month.writesACall}`,
      dollars: (n) => {
        const writes = n * month.calls * month.writesACall;
        const mails = n * month.mailsReceived;
        const byModel = n * month.mailsReadByModel;
        // A photo is uploaded with its small picture.
        const uploads = 2 * n * month.photosAdded;
        return (
          ((writes + 2 * mails + uploads) / MILLION) * price.lambdaMillionRequests +
          writes * computing('projectChanges', month.millisecondsAChange) +
          uploads * computing('removeLargeUpload', month.millisecondsAnUpload) +
          mails * computing('admitMail', month.millisecondsAMailLetIn) +
          (mails - byModel) * computing('receiveMail', month.millisecondsAMail) +
          byModel * computing('receiveMail', month.millisecondsAMailByModel)
        );
      },
    },
    { name: 'API Gateway', what: 'HTTP API', dollars: (n) => millionCalls(n) * price.apiMillionCalls },
    {
      name: 'CloudFront',
      what: 'pages, calls, compressed both, and the two small functions at the edge',
      dollars: (n) => {
        const requests = cdnMillions(n);
        const kilobytesOfCalls = month.calls * month.kilobytesAnAnswer * month.shareOfAnswerSent;
        const kilobytes = kilobytesOfCalls + month.pagesOfTheSite * month.kilobytesOfSiteAPage;
        return (
          above(requests, price.cdnFreeMillionRequests) * price.cdnMillionRequests +
          requests * price.cdnFunctionMillionCalls +
          above((n * kilobytes) / GIGABYTE_IN_KILOBYTES, price.cdnFreeGigabytes) * price.cdnGigabyte
        );
      },
    },
    {
      name: 'S3, photos and mails',
      what: `${month.megabytesOfPhotosKept} MB of photos a traveller, mails for ${month.daysOfMailKept} days`,
      dollars: (n) =>
        ((n * month.megabytesOfPhotosKept) / 1000) * price.s3GigabyteMonth +
        ((n * month.mailsReceived * month.kilobytesOfMail * (month.daysOfMailKept / 30)) / GIGABYTE_IN_KILOBYTES) *
          price.s3GigabyteMonth +
        ((n * (month.photosAdded * 3 + month.mailsReceived)) / 1000) * price.s3ThousandPuts +
        ((n * month.photosLookedAt) / 1000) * price.s3ThousandGets,
    },
    {
      name: 'S3, photos to browsers',
      what: 'small ones in grids, one in ten in full',
      dollars: (n) =>
        ((n * month.photosLookedAt * (0.9 * month.kilobytesOfSmallPhoto + 100 * month.megabytesOfPhoto)) /
          GIGABYTE_IN_KILOBYTES) *
        price.transferGigabyte,
    },
    {
      name: 'SES',
      what: `${month.mailsReceived} booking mails in, few out`,
      dollars: (n) =>
        ((n * month.mailsReceived) / 1000) * (price.mailThousandReceived + price.mailThousandChunks) +
        ((n * month.mailsSent) / 1000) * price.mailThousandSent,
    },
    {
      name: 'Bedrock',
      what: `${answers} answers of a model; nothing without one`,
      dollars: (n) =>
        ((n * answers) / MILLION) *
        (month.inputTokensAnAnswer * model.input + month.outputTokensAnAnswer * model.output),
    },
    {
      name: 'CloudWatch and X-Ray',
      what: 'logs, metrics, alarms, the dashboard, one call in twenty traced',
      dollars: (n) =>
        ((n * month.calls * month.kilobytesOfLogACall) / GIGABYTE_IN_KILOBYTES) * price.logGigabyte +
        METRICS * price.metricMonth +
        ALARMS * price.alarmMonth +
        price.dashboardMonth +
        millionCalls(n) * month.sampledTraces * price.traceMillion,
    },
    {
      name: 'Logs, kept',
      what: `those of functions, buckets and CDN, for ${logRetention} days in prod`,
      dollars: (n) =>
        keptLog(n * month.calls * month.kilobytesOfLogACall * month.shareOfLogCompressed) * price.logGigabyteMonth +
        keptLog(
          n * bucketRequests * month.kilobytesOfBucketLogARequest +
            cdnMillions(n) * MILLION * month.kilobytesOfCdnLogARequest,
        ) *
          price.s3GigabyteMonth,
    },
    {
      name: 'Web firewall',
      what: 'staging and prod only',
      dollars: (n) => price.firewallMonth + millionCalls(n) * price.firewallMillionRequests,
    },
    {
      name: 'Zone and secret',
      what: 'Route 53, and Secrets Manager in the stage’s region and the CDN’s',
      dollars: () => price.zoneMonth + 2 * price.secretMonth,
    },
  ];
}
