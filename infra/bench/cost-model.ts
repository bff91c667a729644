import { readFile, writeFile } from 'node:fs/promises';
import { withCostSection } from './cost/cost-section.ts';
import { modelData } from './cost/model-data.ts';

/* `npm run cost-model`: writes what a stage costs a month into the README, from measurements, assumptions and prices. */

const README = 'README.md';
await writeFile(README, withCostSection(await readFile(README, 'utf8'), modelData()));
console.log(`Wrote the cost model to ${README}`);
