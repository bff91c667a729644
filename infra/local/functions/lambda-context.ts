import type { Context } from 'aws-lambda';
import type { Invocation } from './invocation.ts';

const MEMORY_MB = '1024';

/** The context object that Lambda gives a Node.js handler (AWS Lambda developer guide, "context object in Node.js"). */
export function lambdaContext({ id, functionName, timeout }: Invocation, region: string): Context {
  const deadline = Date.now() + timeout;
  return {
    awsRequestId: id,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:${region}:000000000000:function:${functionName}`,
    memoryLimitInMB: MEMORY_MB,
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: `${new Date(deadline).toISOString().slice(0, 10).replaceAll('-', '/')}/[$LATEST]local`,
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    done: callbacksAreGone,
    fail: callbacksAreGone,
    succeed: callbacksAreGone,
  };
}

/** Lambda's Node.js 24 runtime no longer supports callbacks: a handler returns a promise. */
function callbacksAreGone(): never {
  throw new Error('A handler answers by the promise that it returns');
}
