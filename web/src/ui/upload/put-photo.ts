import { NetworkError } from '@uppy/core/utils';
import { ApiError } from '../../lib/errors.ts';

/** Milliseconds before the second, third, … attempt of one PUT. */
const RETRY_DELAYS: readonly number[] = [0, 1000, 3000, 5000];

/** Statuses for which the bucket may answer differently a moment later. */
const RETRIED = new Set([408, 409, 418, 423, 429]);
const NOT_RETRIED = new Set([501, 505]);
const EXPIRED = 'Request has expired';
const unauthorized = () => new Error('Authorization required');

export interface PutRequest {
  readonly file: Blob;
  readonly contentType: string;
  /** Requests an address to PUT to; requested again when it has expired. */
  readonly requestAddress: () => Promise<string>;
  readonly onProgress: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/** Why a PUT failed, in the widget's words, and whether it may be retried. */
class PutError extends Error {
  readonly retryable: boolean;
  constructor(message: string, retryable: boolean, cause?: unknown) {
    super(message, { cause });
    this.retryable = retryable;
  }
}

/**
 * Uploads a file to an address of its own in one request, with retries after each delay when that may help. Returns the
 * address.
 */
export async function putPhoto(request: PutRequest): Promise<string> {
  let address = await addressFor(request);
  for (const delay of [...RETRY_DELAYS, undefined]) {
    try {
      await put(address, request);
      return address;
    } catch (error) {
      if (delay === undefined || !(error instanceof PutError) || !error.retryable) throw error;
      await pause(delay, request.signal);
      if (error.message === EXPIRED) address = await addressFor(request);
    }
  }
  return address;
}

/** Whether the same PUT may succeed a moment later. */
export function isRetryable(status: number): boolean {
  return RETRIED.has(status) || (status >= 500 && !NOT_RETRIED.has(status));
}

async function addressFor({ requestAddress }: PutRequest): Promise<string> {
  try {
    return await requestAddress();
  } catch (error) {
    if (!(error instanceof ApiError)) throw new NetworkError(error);
    throw error.status === 401
      ? unauthorized()
      : new Error(`Failed request with status ${error.status}`, { cause: error });
  }
}

function put(address: string, { file, contentType, onProgress, signal }: PutRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    // Unlike fetch, XMLHttpRequest reports the progress of an upload.
    xhr.open('PUT', address);
    xhr.setRequestHeader('Content-Type', contentType);
    xhr.upload.onprogress = ({ loaded }) => onProgress(loaded);
    xhr.onload = () => (xhr.status >= 200 && xhr.status < 300 ? resolve() : reject(refusal(xhr)));
    xhr.onerror = () => reject(new PutError(new NetworkError('no answer').message, true));
    const abort = () => {
      xhr.abort();
      reject(aborted());
    };
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    xhr.send(file);
  });
}

function refusal({ status, responseText }: XMLHttpRequest): Error {
  if (status === 401) return unauthorized();
  if (status === 403 && responseText.includes(EXPIRED)) return new PutError(EXPIRED, true);
  return new PutError('Non 2xx', isRetryable(status), status);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(aborted());
    });
  });
}

const aborted = () => new DOMException('Upload aborted', 'AbortError');
