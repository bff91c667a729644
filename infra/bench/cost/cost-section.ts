import { costLines } from './cost-model.ts';
import { unitsOf } from './describe-costs.ts';
import type { MeasuredCosts } from './measured-costs.ts';
import type { modelData } from './model-data.ts';

const TRAVELLERS = [1000, 100_000, 10_000_000];
const BEGIN = '<!-- cost-model: written by `npm run cost-model` -->';
const END = '<!-- /cost-model -->';

/** The README with the model's section on costs. Throws when the README has no such section. */
export function withCostSection(readme: string, data: ReturnType<typeof modelData>): string {
  const [before, rest] = readme.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`The README has no ${BEGIN} … ${END}`);
  return `${before}${BEGIN}\n${costSection(data)}\n${END}${after}`;
}

function costSection({ measured, month, priceList }: ReturnType<typeof modelData>): string {
  const lines = costLines(measured, month, priceList.prices);
  const rows = lines.map(({ name, what, dollars }) => row(name, what, TRAVELLERS.map(dollars)));
  const totals = TRAVELLERS.map((travellers) => lines.reduce((sum, { dollars }) => sum + dollars(travellers), 0));
  return [
    '',
    `Dollars a month for so many travellers who make ${month.calls} calls each, at the prices of ${priceList.region} looked up on ${priceList.date} (\`infra/bench/cost/prices-${priceList.region}.json\` and \`functions/adapters/model-prices.json\` say where each was read), without tax, discounts for quantity, or any free tier but CloudFront’s:`,
    '',
    `| Line | What | ${TRAVELLERS.map(grouped).join(' | ')} |`,
    '|---|---|---:|---:|---:|',
    ...rows,
    row('**All**', '', totals),
    row(
      'a traveller',
      '',
      totals.map((total, index) => total / (TRAVELLERS[index] ?? 1)),
      4,
    ),
    '',
    ...hottestKeys(measured),
    '',
  ].join('\n');
}

function hottestKeys({ sizes, events, mix }: MeasuredCosts): string[] {
  const fanOut = events.find(({ followers }) => followers !== undefined);
  const cell = (amount: number | undefined) => (amount === undefined ? '–' : grouped(amount));
  return [
    `Calls were measured with ${grouped(sizes.at(-1)?.trips ?? 0)} trips in the table. A trip that becomes public costs ${fanOut ? unitsOf(fanOut).toFixed(2) : '?'} units for each follower of its author, in steps of at most 1,000 followers. A partition gives way at 1,000 write or 3,000 read units a second; of ${grouped(mix.calls)} calls of the traffic mix among ${grouped(mix.trips)} trips, these ten keys are the first:`,
    '',
    '| Key | at so many calls of the mix a second | writes to it a second | reads of it a second |',
    '|---|---:|---:|---:|',
    ...mix.hottest.map(({ key, callsToThrottle, writesToThrottle, readsToThrottle }) => {
      // The owner differs from run to run.
      const name = key.replace(/[0-9a-z]{20,}/g, '…');
      return `| \`${name}\` | ${grouped(callsToThrottle)} | ${cell(writesToThrottle)} | ${cell(readsToThrottle)} |`;
    }),
  ];
}

function row(name: string, what: string, dollars: readonly number[], digits?: number): string {
  return `| ${name} | ${what} | ${dollars.map((each) => (digits ? each.toFixed(digits) : grouped(each))).join(' | ')} |`;
}

function grouped(amount: number): string {
  return amount.toLocaleString('en-US', { maximumFractionDigits: amount < 10 ? 2 : 0 });
}
