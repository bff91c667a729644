import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { openApiDocument } from '#infra/openapi/openapi-document.ts';
import { allRoutes } from '#shared/routes.ts';

/* `npm run openapi`: writes the API reference from the contracts. */

const FILE = 'infra/openapi/openapi.json';

await writeFile(FILE, JSON.stringify(openApiDocument(allRoutes), null, 2));
await promisify(execFile)('node_modules/.bin/biome', ['format', '--write', FILE]);
console.log(`Wrote ${allRoutes.length} calls to ${FILE}`);
