import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { Source } from 'aws-cdk-lib/aws-s3-deployment';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { CALL_STACKS } from '#infra/aws/call-stacks.ts';
import { addStage } from '#infra/aws/product-app.ts';
import type { StageSettings } from '#infra/aws/stage-settings.ts';

const Resource = z.looseObject({
  Type: z.string(),
  Properties: z._default(z.record(z.string(), z.unknown()), {}),
  DeletionPolicy: z.optional(z.string()),
});
const Resources = z.record(z.string(), Resource);
type Resource = z.output<typeof Resource>;

const CdkJson = z.object({ context: z.record(z.string(), z.unknown()) });

const folder = inject('stagesFolder');
const built = mkdtempSync(join(folder, 'built-'));
writeFileSync(join(built, 'index.mjs'), 'export const handler = async () => {};\n');

/** An app with a stage's stacks as they are deployed, except for the functions' code and the site's pages. */
export function stageApp(settings: StageSettings) {
  const { context } = CdkJson.parse(JSON.parse(readFileSync('cdk.json', 'utf8')));
  const app = new App({ context, outdir: mkdtempSync(join(folder, 'cdk.out-')) });
  return { app, stacks: addStage(app, settings, { codeOf: () => Code.fromAsset(built), pages: Source.asset(built) }) };
}

const synthesised = new Map<string, ReturnType<typeof synthesise>>();

/**
 * The templates of a stage, synthesised once for all tests with the same settings. Throws when cdk-nag or
 * CloudFormation's own validation finds something.
 */
export function synthesisedStage(settings: StageSettings) {
  const key = JSON.stringify(settings);
  const stage = synthesised.get(key) ?? synthesise(settings);
  synthesised.set(key, stage);
  return stage;
}

function synthesise(settings: StageSettings) {
  const { app, stacks } = stageApp(settings);
  app.synth();
  const template = (stack: Stack) => Template.fromStack(stack);
  const templates = {
    entrance: template(stacks.entrance),
    data: template(stacks.data),
    mail: template(stacks.mail),
    gateway: template(stacks.gateway),
    observability: template(stacks.observability),
    'api-account': template(stacks['api-account']),
    'api-trips': template(stacks['api-trips']),
    api: template(stacks.api),
    web: template(stacks.web),
  };
  return {
    ...templates,
    /** Those with calls in them. */
    calls: CALL_STACKS.map((name) => templates[name]),
    all: Object.values(templates),
    resources: Object.values(templates).flatMap((each) => resourcesOf(each)),
  };
}

/** The resources of a template or several, or those of one CloudFormation type. */
export function resourcesOf(templates: Template | readonly Template[], type?: string): Resource[] {
  const all = [templates].flat().flatMap((each) => Object.values(Resources.parse(each.toJSON().Resources)));
  return type === undefined ? all : all.filter((resource) => resource.Type === type);
}
