import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import workers from 'node:worker_threads';

/*
 * Loaded by the product that browser tests start: instant password hashing. With the product's own parameters each takes
 * a third of a second of a processor, and every test signs a traveller up; how hard passwords are to guess is proved by
 * functions/session/password.test.ts.
 */

const { scrypt } = crypto;
// biome-ignore lint/complexity/useMaxParams: the parameters are those of Node's own function
crypto.scrypt = (password, salt, length, _parameters, done) => scrypt(password, salt, length, { N: 2 }, done);

// Functions run in threads with an environment of their own, which does not name this file.
const { Worker } = workers;
workers.Worker = class extends Worker {
  constructor(file, options) {
    super(file, { ...options, execArgv: [...process.execArgv, '--import', import.meta.url] });
  }
};
syncBuiltinESMExports();
