import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { CallEvent } from './call-event.ts';

/** Answers HEAD with what GET is answered, headers and all, without the body (RFC 9110, 9.3.2). */
export function answerHead(): MiddlewareObj<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context> {
  const leaveOutBody = ({ event, response }: Parameters): void => {
    if (event.requestContext.http.method !== 'HEAD' || !response) return;
    delete response.body;
    delete response.isBase64Encoded;
  };
  return { after: leaveOutBody, onError: leaveOutBody };
}

interface Parameters {
  event: CallEvent;
  response?: APIGatewayProxyStructuredResultV2 | null | undefined;
}
