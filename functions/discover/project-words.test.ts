import { describe, expect, it } from 'vitest';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { travellerRepository } from '../data/traveller-repository.ts';
import { travellerWordRepository } from '../data/traveller-word-repository.ts';
import { projectWords } from './project-words.ts';

const { table } = await startFunctions();
const travellers = travellerRepository(table);
const words = travellerWordRepository(table);
const profile = { username: null, bio: null, profileImageUrl: null };

async function found(beginning: string) {
  return (await words.beginningWith(beginning)).map(({ travellerId }) => travellerId);
}

describe('the words that a traveller is found by', () => {
  it('are those of the current profile when records come late, and twice', async () => {
    const { id } = await signUp({ firstName: 'Early', lastName: 'Bird' });
    await travellers.update(id, { ...profile, firstName: 'Later', lastName: 'Bird' });
    for (const seen of [['early', 'later', 'bird'], ['early', 'bird'], []]) {
      await projectWords(id, seen, { travellers, words });
      expect([await found('early'), await found('later'), await found('bird')]).toEqual([[], [id], [id]]);
    }
  });

  it('are right when the profile changes between reading and writing', async () => {
    const { id } = await signUp({ firstName: 'Slow', lastName: 'Loris' });
    let changed = false;
    const interrupted = {
      find: async (travellerId: string) => {
        const read = await travellers.find(travellerId);
        if (!changed) {
          changed = true;
          await travellers.update(id, { ...profile, firstName: 'Quick', lastName: 'Loris' });
          await projectWords(id, ['slow', 'quick', 'loris'], { travellers, words });
        }
        return read;
      },
    };
    await projectWords(id, ['slow', 'loris'], { travellers: interrupted, words });
    expect([await found('slow'), await found('quick'), await found('loris')]).toEqual([[], [id], [id]]);
  });

  it('are removed with the traveller', async () => {
    await words.put('gone', ['phantom']);
    await projectWords('gone', ['phantom'], { travellers, words });
    expect(await found('phantom')).toEqual([]);
  });
});
