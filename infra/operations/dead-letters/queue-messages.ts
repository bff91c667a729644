import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueUrlCommand,
  type Message,
  QueueDoesNotExist,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import { StartProblem } from '../../local/start-problem.ts';

/** Visibility timeout in seconds: a page of ten may take that long. */
const HIDDEN = 3600;
/** Seconds to wait for messages, so that all of the queue's servers are queried (SQS: "long polling"). */
const LONG_POLL = 2;

interface Received {
  readonly message: Message;
  remove(): Promise<void>;
}

/**
 * All messages in a queue, each once. Messages that are not deleted become visible again when this ends. SQS's own
 * StartMessageMoveTask only supports dead letters of queues; these came from Lambda.
 */
export async function* messagesOf(sqs: SQSClient, QueueName: string): AsyncGenerator<Received> {
  const QueueUrl = await urlOf(sqs, QueueName);
  const kept = new Map<string, string | undefined>();
  const removed = new Set<string>();
  try {
    for (;;) {
      const { Messages = [] } = await sqs.send(
        new ReceiveMessageCommand({
          ...{ QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout: HIDDEN, WaitTimeSeconds: LONG_POLL },
          MessageAttributeNames: ['All'],
          MessageSystemAttributeNames: ['SentTimestamp'],
        }),
      );
      if (Messages.length === 0) return;
      const unseen = Messages.filter(({ MessageId = '' }) => !kept.has(MessageId) && !removed.has(MessageId));
      for (const { MessageId = '', ReceiptHandle } of Messages) kept.set(MessageId, ReceiptHandle);
      for (const message of unseen) {
        const { MessageId = '', ReceiptHandle } = message;
        const remove = async () => {
          await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
          kept.delete(MessageId);
          removed.add(MessageId);
        };
        yield { message, remove };
      }
    }
  } finally {
    for (const ReceiptHandle of kept.values()) {
      await sqs.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }));
    }
  }
}

async function urlOf(sqs: SQSClient, QueueName: string): Promise<string | undefined> {
  try {
    return (await sqs.send(new GetQueueUrlCommand({ QueueName }))).QueueUrl;
  } catch (error) {
    if (!(error instanceof QueueDoesNotExist)) throw error;
    throw new StartProblem(`This account has no queue ${QueueName}: is the stage deployed?`, { cause: error });
  }
}
