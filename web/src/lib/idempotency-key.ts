/**
 * Gives one key for as long as the same thing is sent, and a new one when it changes: a second press after a lost answer
 * repeats the first, a corrected form does not. Keep one maker per open form.
 */
export function makeIdempotencyKeys(): (body: unknown) => string {
  let sent: string | undefined;
  let key = '';
  return (body) => {
    const text = JSON.stringify(body);
    if (text !== sent) {
      sent = text;
      key = randomKey();
    }
    return key;
  };
}

/** 128 random bits in hexadecimal. Unlike randomUUID it is there without HTTPS, too. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
