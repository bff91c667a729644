import { findLeftovers, removeLeftovers } from './find-leftovers.ts';
import { runOperation } from './run-operation.ts';

/* `npm run remove-leftovers -- [--stage NAME] [--dry-run]` */

await runOperation({
  usage: 'npm run remove-leftovers -- [--stage NAME] [--dry-run]',
  flags: ['dry-run'],
  async run(place, { flags }) {
    const found = await findLeftovers(place);
    for (const { tripId, items } of found) console.log(`${items} items of trip ${tripId} were never part of it`);
    if (!flags.has('dry-run')) await removeLeftovers(found);
    const items = found.reduce((all, each) => all + each.items, 0);
    console.log(`${items} items of ${place.name} ${flags.has('dry-run') ? 'would be' : 'are'} removed`);
  },
});
