import { rebuildEveryList } from './rebuild-every-list.ts';
import { runOperation } from './run-operation.ts';

/* `npm run rebuild-lists -- [--stage NAME]` */

await runOperation({
  usage: 'npm run rebuild-lists -- [--stage NAME]',
  async run(place) {
    const seen = await rebuildEveryList(place);
    console.log(`The lists of ${place.name} are made anew, from ${seen} items`);
  },
});
