/*
 * Lambda's Node.js runtime in a process of its own: it loads the handler and speaks the Lambda Runtime API (AWS Lambda
 * developer guide, "Using the Lambda runtime API"), one invocation after the other. Like that runtime
 * (aws-lambda-nodejs-runtime-interface-client 4) it loads node:http with require: an import would load undici too, and
 * make every start slower, including the empty handler's.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const http = createRequire(import.meta.url)('node:http');
const [host, port] = (process.env.AWS_LAMBDA_RUNTIME_API ?? '').split(':');
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

function call(method, to, body) {
  return new Promise((resolve, reject) => {
    const { user, system } = process.cpuUsage();
    const headers = { 'bench-cpu-microseconds': user + system };
    const request = http.request(
      { host, port, agent, method, headers, path: `/2018-06-01/runtime${to}` },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks).toString() }));
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

const described = (error) => JSON.stringify({ errorType: error?.name, errorMessage: String(error?.stack ?? error) });

async function loadHandler() {
  const [file, name] = (process.env._HANDLER ?? '').split('.');
  const module = await import(pathToFileURL(path.join(process.env.LAMBDA_TASK_ROOT ?? '', `${file}.mjs`)).href);
  return module[name];
}

let handler;
try {
  handler = await loadHandler();
} catch (error) {
  await call('POST', '/init/error', described(error));
  process.exit(1);
}

for (;;) {
  const { headers, body } = await call('GET', '/invocation/next');
  const id = headers['lambda-runtime-aws-request-id'];
  const deadline = Number(headers['lambda-runtime-deadline-ms']);
  const context = {
    awsRequestId: id,
    functionName: process.env.AWS_LAMBDA_FUNCTION_NAME,
    functionVersion: '$LATEST',
    invokedFunctionArn: headers['lambda-runtime-invoked-function-arn'],
    memoryLimitInMB: process.env.AWS_LAMBDA_FUNCTION_MEMORY_SIZE,
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
  try {
    const result = await handler(JSON.parse(body), context);
    await call('POST', `/invocation/${id}/response`, JSON.stringify(result) ?? 'null');
  } catch (error) {
    await call('POST', `/invocation/${id}/error`, described(error));
  }
}
