import { hashKey } from '@tanstack/react-query';
import { ApiError, ConnectionError } from './errors.ts';

const MADE = Symbol('made by makePresses');

/** One intended change, however often it has to be sent until its response arrives. */
export interface Press {
  /** Only `makePresses` creates one: no write bypasses it. */
  readonly [MADE]: true;
  /** The Idempotency-Key of every attempt: 128 random bits in hexadecimal. */
  readonly key: string;
  /** Whether an earlier attempt was sent and its outcome is unknown: it may have been executed. */
  readonly unheard: boolean;
}

export interface Presses<Answer> {
  /** Starts the action; while it is in flight, the same action is not started again and gets the first's response. */
  readonly once: (wish: unknown, begin: () => Promise<Answer>) => Promise<Answer>;
  /** Sends the action. The same input after a failure is the same press; after a success it is a new one. */
  readonly send: (wish: unknown, write: (press: Press) => Promise<Answer>) => Promise<Answer>;
}

/** The presses of one button or form. Inputs are equal when their JSON is. */
export function makePresses<Answer>(): Presses<Answer> {
  const open = new Map<string, Press>();
  const underWay = new Map<string, Promise<Answer>>();
  return {
    once: (wish, begin) => {
      const name = nameOf(wish);
      const running = underWay.get(name) ?? begin().finally(() => underWay.delete(name));
      underWay.set(name, running);
      return running;
    },
    send: async (wish, write) => {
      const name = nameOf(wish);
      const press = open.get(name) ?? newPress();
      open.set(name, press);
      try {
        const answer = await write(press);
        open.delete(name);
        return answer;
      } catch (error) {
        if (isUnheard(error)) open.set(name, { ...press, unheard: true });
        throw error;
      }
    },
  };
}

/** A button without input may pass its event, which is not part of the input. */
const nameOf = (wish: unknown) => (isData(wish) ? hashKey([wish]) : '');

function isData(wish: unknown): boolean {
  if (typeof wish !== 'object' || wish === null) return true;
  return Array.isArray(wish) || Object.getPrototypeOf(wish) === Object.prototype;
}

function newPress(): Press {
  return { [MADE]: true, key: randomKey(), unheard: false };
}

/** No response, or one from a proxy, which does not know what became of the call. */
function isUnheard(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof ApiError && error.status >= 500);
}

/** Unlike randomUUID it is also available without HTTPS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
