import { startS3 } from './server.ts';
import { BUCKET, CREDENTIALS } from './test-settings.ts';

/*
 * A server in a process of its own, to be killed: it prints its address, and a line for each event, which it then never
 * finishes. The folder is its argument.
 */
const [, , directory] = process.argv;
if (!directory) throw new Error('Which folder?');
const server = await startS3({
  port: 0,
  directory,
  buckets: [BUCKET],
  credentials: CREDENTIALS,
  corsOrigins: [],
  onObjectCreated: (event) => {
    for (const { s3 } of event.Records) console.log(`event ${s3.object.key}`);
    return new Promise(() => {});
  },
});
console.log(server.endpoint);
