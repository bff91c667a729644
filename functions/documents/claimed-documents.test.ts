import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { ticketPdf } from '#infra/local/function-fixture/sample-pass.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { upload } from '#infra/local/function-fixture/uploads.ts';
import { s3Client } from '../adapters/s3-client.ts';
import { s3MediaStore } from '../adapters/s3-media-store.ts';
import { activityKey, fileClaimKey, folderClaimKey, type Key } from '../data/keys.ts';
import { mediaFileRepository } from '../data/media-file-repository.ts';
import { documentFolder, documentKey, mediaPath } from '../data/media-keys.ts';
import { stagedItem } from '../data/staged-item.ts';
import * as updateTrip from '../trips/update-trip.ts';
import * as addDocument from './add-document.ts';
import * as removeDocument from './remove-document.ts';

const functions = await startFunctions({ s3: true });
const { table } = functions;
const media = s3MediaStore(s3Client(), 'media');
const files = mediaFileRepository(table);
let ada: TestTraveller;
let eve: TestTraveller;
beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
});

/** The items of an answer, as they are. */
const Answer = z.object({ Items: z.array(z.custom<Record<string, unknown>>()) });

let tripId = '';
let activityId = '';
beforeEach(async () => {
  tripId = (await createTrip(ada)).id;
  activityId = (await createActivity(ada, (await createDay(ada, tripId)).id)).id;
});

/** As time to live removes it. */
async function expire(Key: Key): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
  await deliverChanges(functions);
}
const claimBy = (who: TestTraveller) => folderClaimKey(documentFolder(tripId), who.id);
const nameOf = (letter: string) => letter.repeat(24);
const isStored = (name: string) => media.exists(documentKey(tripId, name, 'pdf'));
/** As a process that dies leaves it. */
const store = (name: string) => media.write(documentKey(tripId, name, 'pdf'), ticketPdf(name), 'application/pdf');

/** Adds a document by hand, and returns its address and its name. */
async function add(text: string): Promise<{ readonly documentURL: string; readonly name: string }> {
  const documentURL = await upload(ada, ticketPdf(text), 'application/pdf');
  const body = { documentURL, name: text };
  const { documents = [] } = await succeed(addDocument, { as: ada, params: { id: activityId }, body });
  const url = documents.at(-1)?.documentURL ?? '';
  return { documentURL: url, name: /(\w+)\.pdf$/.exec(url)?.[1] ?? '' };
}

describe('when a claim of all documents of a trip expires', () => {
  it('DOCS-01 those that nothing shows are deleted, and no other', async () => {
    const [shown, removed] = [await add('Shown'), await add('Removed')];
    await succeed(removeDocument, { as: ada, params: { id: activityId }, body: { documentURL: removed.documentURL } });
    await expire(fileClaimKey(documentKey(tripId, shown.name)));
    await files.claimDocuments(tripId, ada.id);
    await store(nameOf('a'));
    await deliverChanges(functions);
    expect(await isStored(nameOf('a'))).toBe(true);
    await expire(claimBy(ada));
    // What was removed stays for Undo, as long as its own claim does.
    expect(await Promise.all([nameOf('a'), shown.name, removed.name].map(isStored))).toEqual([false, true, true]);
  });

  it('those stay that are claimed again, until that claim expires', async () => {
    await files.claimDocuments(tripId, ada.id);
    await store(nameOf('a'));
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: claimBy(ada) }));
    await files.claimDocuments(tripId, ada.id);
    await deliverChanges(functions);
    expect(await isStored(nameOf('a'))).toBe(true);
    await expire(claimBy(ada));
    expect(await isStored(nameOf('a'))).toBe(false);
  });

  it('a file that was claimed by itself stays for who stores all, and goes with their claim', async () => {
    await files.claim(documentKey(tripId, nameOf('a')));
    await files.claimDocuments(tripId, ada.id);
    await store(nameOf('a'));
    await expire(fileClaimKey(documentKey(tripId, nameOf('a'))));
    expect(await isStored(nameOf('a'))).toBe(true);
    await expire(claimBy(ada));
    expect(await isStored(nameOf('a'))).toBe(false);
  });

  it('a stranger’s keeps nothing and deletes nothing that is shown', async () => {
    const shown = await add('Shown');
    await store(nameOf('a'));
    await files.claimDocuments(tripId, eve.id);
    await files.claim(documentKey(tripId, nameOf('a')));
    await expire(fileClaimKey(documentKey(tripId, nameOf('a'))));
    expect(await isStored(nameOf('a'))).toBe(false);
    await expire(fileClaimKey(documentKey(tripId, shown.name)));
    await expire(claimBy(eve));
    expect(await isStored(shown.name)).toBe(true);
  });

  it('what a committed change is still to show stays, however late it is put in its place', async () => {
    const documentURL = mediaPath(documentKey(tripId, nameOf('a'), 'pdf'));
    const document = { documentURL, name: 'Staged', type: 'application/pdf' };
    const next = { ...activityKey(activityId), id: activityId, photos: [], documents: [document] };
    const staged = stagedItem({ key: activityKey(activityId), batch: 'batch', next });
    await files.claimDocuments(tripId, ada.id);
    await store(nameOf('a'));
    await table.client.send(new PutCommand({ TableName: table.name, Item: staged }));
    await expire(claimBy(ada));
    expect(await isStored(nameOf('a'))).toBe(true);
  });

  it('those stay that move from one activity to another while the trip is read, and are seen in neither', async () => {
    const { name } = await add('Moves');
    await deliverChanges(functions);
    let looks = 0;
    table.client.middlewareStack.add(
      (send, { commandName }) =>
        async (args) => {
          const isLook =
            commandName === 'QueryCommand' && JSON.stringify(args.input).includes(`":pk":"TRIP#${tripId}"`);
          if (!isLook || ++looks > 1) return send(args);
          await succeed(updateTrip, { as: ada, params: { id: tripId }, body: { title: 'Changed meanwhile' } });
          const answer = await send(args);
          for (const item of Answer.parse(answer.output).Items) delete item.documents;
          return answer;
        },
      { step: 'initialize', name: 'changeMeanwhile' },
    );
    await expire(fileClaimKey(documentKey(tripId, name)));
    table.client.middlewareStack.remove('changeMeanwhile');
    expect([looks, await isStored(name)]).toEqual([2, true]);
  });
});
