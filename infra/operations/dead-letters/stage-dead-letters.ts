import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { type Message, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';
import { kebabCase } from '#infra/function-entry.ts';
import type { Place, StageFunctions } from '../place.ts';
import { rebuildAllLists } from '../rebuild-all-lists.ts';
import { redoAccountJobs } from '../redo-account-jobs.ts';
import type { DeadLetter } from './dead-letter.ts';
import { DEAD_LETTER_KINDS, type DeadLetterKind, expectDone, OBJECT_KINDS } from './dead-letter-kinds.ts';
import { messagesOf } from './queue-messages.ts';
import { eventOf, FailedBatch } from './stream-batch.ts';

/** What Lambda keeps of an asynchronous event that it could not deliver: the event itself, as S3 sent it. */
const StoredObjects = z.looseObject({
  Records: z
    .array(z.looseObject({ s3: z.looseObject({ object: z.looseObject({ key: z.string() }) }) }))
    .check(z.minLength(1)),
});
/** Lambda's response for a function that threw. */
const Thrown = z.object({ errorType: z.optional(z.string()), errorMessage: z.optional(z.string()) });

/** A stage's dead letters. The stage's own function processes them, synchronously. */
export async function* stageDeadLetters(
  place: Place,
  stage: StageFunctions,
  kind: DeadLetterKind,
): AsyncGenerator<DeadLetter> {
  const [sqs, lambda, streams] = [new SQSClient({}), new LambdaClient({}), new DynamoDBStreamsClient({})];
  const name = kebabCase(DEAD_LETTER_KINDS[kind]);
  const invoke = async (event: unknown) => expectDone(await answerOf(lambda, stage.function(name), event));
  // Expired stream records are repaired from the table, once for all dead letters.
  let madeGood: Promise<void> | undefined;
  const redo = async (batch: FailedBatch) => {
    const event = await eventOf(streams, batch);
    if (event !== undefined) return invoke(event);
    madeGood ??= makeGood(place, kind);
    await madeGood;
  };
  try {
    for await (const { message, remove } of messagesOf(sqs, stage.deadLetters(name))) {
      const { object } = OBJECT_KINDS[kind] ?? {};
      yield { remove, ...(object ? objectLetter(object, message, invoke) : changeLetter(message, redo)) };
    }
  } finally {
    for (const client of [sqs, lambda, streams]) client.destroy();
  }
}

type Undone = Pick<DeadLetter, 'about' | 'redo'>;

function objectLetter(object: string, message: Message, invoke: (event: unknown) => Promise<void>): Undone {
  const event = StoredObjects.safeParse(jsonOf(message));
  if (!event.success) return strange(message);
  const keys = event.data.Records.map(({ s3 }) => s3.object.key).join(', ');
  const error = message.MessageAttributes?.ErrorMessage?.StringValue ?? 'no reason given';
  return { about: `${object} ${keys} of ${sentAt(message)}: ${error}`, redo: () => invoke(event.data) };
}

function changeLetter(message: Message, redo: (batch: FailedBatch) => Promise<void>): Undone {
  const batch = FailedBatch.safeParse(jsonOf(message));
  if (!batch.success) return strange(message);
  const { batchSize, startSequenceNumber, approximateArrivalOfFirstRecord: since } = batch.data.DDBStreamBatchInfo;
  return { about: `${batchSize} changes from ${startSequenceNumber} on, of ${since}`, redo: () => redo(batch.data) };
}

/** Not from Lambda; needs a manual look. */
function strange({ MessageId, Body = '' }: Message): Undone {
  return {
    about: `message ${MessageId}`,
    redo: () => Promise.reject(new Error(`nothing that Lambda sends: ${Body.slice(0, 100)}`)),
  };
}

async function makeGood(place: Place, kind: DeadLetterKind): Promise<void> {
  if (kind === 'changes') {
    await rebuildAllLists(place);
    return;
  }
  const { failed } = await redoAccountJobs(place);
  if (failed.length > 0) throw new Error(`${failed.length} of the jobs in the table failed again`);
}

async function answerOf(lambda: LambdaClient, FunctionName: string, event: unknown): Promise<unknown> {
  const { FunctionError, Payload } = await lambda.send(
    new InvokeCommand({ FunctionName, Payload: JSON.stringify(event) }),
  );
  const text = Payload?.transformToString() ?? '';
  const answer: unknown = text === '' ? undefined : JSON.parse(text);
  if (FunctionError === undefined) return answer;
  const { errorType = FunctionError, errorMessage = '' } = Thrown.safeParse(answer).data ?? {};
  throw new Error(`${errorType}: ${errorMessage}`);
}

function jsonOf({ Body = '' }: Message): unknown {
  try {
    return JSON.parse(Body);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function sentAt({ Attributes }: Message): string {
  const sent = Number(Attributes?.SentTimestamp);
  return Number.isFinite(sent) ? new Date(sent).toISOString() : 'an unknown time';
}
