import { rebuildAllLists } from './rebuild-all-lists.ts';
import { runOperation } from './run-operation.ts';

/* `npm run rebuild-lists -- [--stage NAME]` */

await runOperation({
  usage: 'npm run rebuild-lists -- [--stage NAME]',
  async run(place) {
    const seen = await rebuildAllLists(place);
    console.log(`The lists of ${place.name} are rebuilt, from ${seen} items`);
  },
});
