import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { namesOf, STACKS } from '#infra/aws/stage-names.ts';
import { checkDeployable, StageError, settingsOf } from '#infra/aws/stage-settings.ts';
import { buildProduct } from './build-product.ts';

/*
 * `npm run synth -- -c stage=dev`: builds, then writes the stage's templates to cdk.out. Needs no account and no
 * network. With `-c for=deployment` it refuses the example's settings, which cannot be deployed.
 */

const Template = z.object({ Resources: z.record(z.string(), z.unknown()) });

async function synthesise(context: readonly string[], cdkArguments: readonly string[]): Promise<number> {
  const settings = settingsOf(context.find((entry) => entry.startsWith('stage='))?.slice('stage='.length));
  if (context.includes('for=deployment')) checkDeployable(settings);
  console.log(await buildProduct());
  const cdk = spawnSync('node_modules/.bin/cdk', ['synth', '--strict', '--quiet', ...cdkArguments], {
    encoding: 'utf8',
    env: { ...process.env, CDK_DISABLE_CLI_TELEMETRY: 'true' },
  });
  if (cdk.status !== 0) {
    console.error(cdk.stderr);
    return 1;
  }
  for (const stack of STACKS) {
    const name = `${namesOf(settings).prefix}-${stack}`;
    const template = Template.parse(JSON.parse(await readFile(`cdk.out/${name}.template.json`, 'utf8')));
    console.log(`${String(Object.keys(template.Resources).length).padStart(5)} resources  ${name}`);
  }
  return 0;
}

const { values } = parseArgs({ options: { context: { type: 'string', short: 'c', multiple: true } }, strict: false });
const context = z._default(z.array(z.string()), []).parse(values.context);
try {
  process.exitCode = await synthesise(context, process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
