import { migrateItems } from './migrate-items.ts';
import { runOperation } from './run-operation.ts';

/* `npm run migrate -- [--stage NAME]` */

await runOperation({
  usage: 'npm run migrate -- [--stage NAME]',
  async run(place) {
    const { seen, migrated } = await migrateItems(place);
    console.log(`${migrated} of ${seen} items of ${place.name} were in an old format; none is left`);
  },
});
