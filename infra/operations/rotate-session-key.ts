import { rotateSessionKey } from '#functions/data/rotate-session-key.ts';
import { table } from '#functions/data/table.ts';
import { runOperation } from './run-operation.ts';

/* `npm run rotate-session-key -- [--stage NAME]` */

await runOperation({
  usage: 'npm run rotate-session-key -- [--stage NAME]',
  async run(place) {
    const { added, removed } = await rotateSessionKey(table());
    console.log(`${place.name} has a new session key, ${added}, which signs in five minutes; nobody is signed out`);
    if (removed.length > 0) console.log(`Removed, as no session is left that they signed: ${removed.join(', ')}`);
  },
});
