import { readSettings } from '../local/settings.ts';
import { requestLog } from './request-log.ts';

/* `npm run logs -- REQUEST_ID`: what happened in a local request. Its id is in the response's apigw-requestid header. */

const [requestId] = process.argv.slice(2);
if (requestId === undefined) {
  console.error('Usage: npm run logs -- REQUEST_ID (the apigw-requestid header of an answer, or its beginning)');
  process.exitCode = 1;
} else {
  const lines = await requestLog(readSettings(process.env, process.cwd()).dataFolder, requestId);
  console.log(lines.length === 0 ? `Nothing is logged for request ${requestId}` : lines.join('\n'));
}
