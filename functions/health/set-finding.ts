import { setFinding } from '#shared/health/routes.ts';
import { type FindingRepository, findingRepository } from '../data/finding-repository.ts';
import { table } from '../data/table.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';

interface Dependencies {
  readonly findings: FindingRepository;
}

export const implementation = implement(setFinding, async ({ caller, params, body }, { findings }: Dependencies) => {
  await findings.set(params.id, caller.travellerId, params.findingId, body.ignored);
  return { body };
});

export const handler = lambdaHandler(implementation, () => ({ findings: findingRepository(table()) }));
