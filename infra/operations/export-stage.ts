import { runOperation } from './run-operation.ts';
import { exportPlace } from './transfer/export-place.ts';

/* `npm run export-stage -- [--stage NAME] [--with-signing-keys] FOLDER` */

await runOperation({
  usage: 'npm run export-stage -- [--stage NAME] [--with-signing-keys] FOLDER',
  names: 1,
  flags: ['with-signing-keys'],
  async run(place, { names: [folder = ''], flags }) {
    const { items, objects } = await exportPlace(place, folder, { signingKeys: flags.has('with-signing-keys') });
    const all = Object.values(items).reduce((sum, count) => sum + count, 0);
    console.log(`${all} items and ${objects} objects of ${place.name} are in ${folder}`);
  },
});
