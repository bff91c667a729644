import { kebabCase } from '#infra/function-entry.ts';
import { CALL_STACKS, callsOf } from './call-stacks.ts';
import { namesOf } from './stage-names.ts';
import type { StageSettings } from './stage-settings.ts';

/**
 * A function's name on AWS: createTrip is `travel-timeline-<stage>-create-trip`, and a call outside the API's own stack
 * also has the name of its stack, so that it can be created there before it is deleted elsewhere.
 */
export function functionNameOf(settings: StageSettings, name: string): string {
  const stack = CALL_STACKS.find((each) => callsOf(each).some((call) => call.name === name)) ?? 'api';
  return namesOf(settings).function(stack === 'api' ? kebabCase(name) : `${stack}-${kebabCase(name)}`);
}
