/** The Bank's rates of Oct 27, 2023, of which some are replaced. */
const RATES: Readonly<Record<string, number>> = {
  ...{ USD: 1.054, JPY: 163.58, BGN: 1.9558, CZK: 24.662, DKK: 7.4642, GBP: 0.87083, HUF: 382.58, PLN: 4.4588 },
  ...{ RON: 4.969, SEK: 11.784, CHF: 0.9541, ISK: 147.3, NOK: 11.7905, TRY: 29.7196, AUD: 1.6669, BRL: 5.2692 },
  ...{ CAD: 1.4583, CNY: 7.7122, HKD: 8.2453, IDR: 16_757.57, ILS: 4.2831, INR: 87.7705, KRW: 1430.23, MXN: 19.097 },
  ...{ MYR: 5.0359, NZD: 1.8153, PHP: 60.101, SGD: 1.4454, THB: 38.137, ZAR: 19.856 },
};

/** A file as the Bank publishes it each working day: eurofxref-daily.xml. */
export function dailyRatesFile(date: string, changed: Readonly<Record<string, number>>): string {
  const cubes = Object.entries({ ...RATES, ...changed }).map(
    ([currency, rate]) => `\t\t\t<Cube currency='${currency}' rate='${rate}'/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
\t\t<Cube time='${date}'>
${cubes.join('\n')}
\t\t</Cube>
\t</Cube>
</gesmes:Envelope>`;
}
