import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { travellerWordKey, wordsBeginningWith } from './keys.ts';
import type { Table } from './table.ts';
import { writeBatches } from './write-batches.ts';

/** `words` are all of the traveller's, so that a search for several reads only one partition. */
const WordItem = z.object({ travellerId: z.string(), words: z.array(z.string()) });
type WordItem = z.output<typeof WordItem>;

/**
 * The maximum number of words that a search reads, some ten read units, however many travellers share a name: more
 * letters narrow it down.
 */
const MOST = 500;

/** Travellers by the folded words of their names. A projection: results must be compared with the profiles. */
export function travellerWordRepository(table: Table) {
  return {
    /** Travellers with a word that has this prefix; one with two such words comes twice. */
    async beginningWith(beginning: string): Promise<readonly WordItem[]> {
      const { pk, sk } = wordsBeginningWith(beginning);
      const { Items = [] } = await table.client.send(
        new QueryCommand({
          TableName: table.name,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
          ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
          Limit: MOST,
        }),
      );
      return z.array(WordItem).parse(Items);
    },

    async put(travellerId: string, words: readonly string[]): Promise<void> {
      await writeBatches(
        table,
        words.map((word) => ({
          PutRequest: { Item: { ...travellerWordKey(word, travellerId), travellerId, words } },
        })),
      );
    },

    async remove(travellerId: string, words: readonly string[]): Promise<void> {
      await writeBatches(
        table,
        words.map((word) => ({ DeleteRequest: { Key: travellerWordKey(word, travellerId) } })),
      );
    },
  };
}
export type TravellerWordRepository = ReturnType<typeof travellerWordRepository>;
