import { runOperation } from './run-operation.ts';
import { importPlace } from './transfer/import-place.ts';

/* `npm run import-stage -- [--stage NAME] [--continue] FOLDER` */

await runOperation({
  usage: 'npm run import-stage -- [--stage NAME] [--continue] FOLDER',
  names: 1,
  flags: ['continue'],
  async run(place, { names: [folder = ''], flags }) {
    const { items, objects, from } = await importPlace(place, folder, { goOn: flags.has('continue') });
    const all = Object.values(items).reduce((sum, count) => sum + count, 0);
    console.log(`${all} items and ${objects} objects of ${from} are in ${place.name}`);
  },
});
