import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { type ContentCoding, preferredCoding } from './accept-encoding.ts';
import type { CallEvent } from './call-event.ts';

/** Bytes: a smaller response fits into one packet either way. */
const SMALLEST = 1024;
/** Chosen by processor time: README, "Answers are compressed by the function". */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 6;

/**
 * Compresses the response as the client accepts it, refusals too: CloudFront does not compress what it may not cache,
 * and an HTTP API compresses nothing. The ETag is weak, so that it holds for every coding.
 */
export function compressAnswer(): MiddlewareObj<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context> {
  const compress = async (request: Pick<Parameters, 'event' | 'response'>) => {
    const answer = request.response;
    // Pictures are compressed by their own formats.
    if (!answer || answer.isBase64Encoded) return;
    const { vary } = answer.headers ?? {};
    answer.headers = { ...answer.headers, vary: vary === undefined ? 'accept-encoding' : `accept-encoding, ${vary}` };
    const { body } = answer;
    const coding = preferredCoding(request.event.headers['accept-encoding']);
    if (body === undefined || coding === undefined || Buffer.byteLength(body) <= SMALLEST) return;
    answer.body = await encoded(body, coding);
    answer.isBase64Encoded = true;
    answer.headers['content-encoding'] = coding;
  };
  return { after: compress, onError: compress };
}

interface Parameters {
  event: CallEvent;
  response?: APIGatewayProxyStructuredResultV2 | null | undefined;
}

/** In base64, as API Gateway takes bytes. The codecs are loaded with the first response that needs one. */
async function encoded(body: string, coding: ContentCoding): Promise<string> {
  const { brotliCompressSync, constants, gzipSync } = await import('node:zlib');
  const bytes = Buffer.from(body);
  const compressed =
    coding === 'gzip'
      ? gzipSync(bytes, { level: GZIP_LEVEL })
      : brotliCompressSync(bytes, {
          params: {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        });
  return compressed.toString('base64');
}
