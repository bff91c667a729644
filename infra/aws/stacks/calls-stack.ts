import type { Construct } from 'constructs';
import type { CallStack } from '../call-stacks.ts';
import { addCalls, type Calls } from '../constructs/add-calls.ts';
import { StageStack } from '../constructs/stage-stack.ts';

/** Calls of some features (call-stacks.ts), which the stage of the API stack answers together with its own. */
export class CallsStack extends StageStack {
  constructor(scope: Construct, name: Exclude<CallStack, 'api'>, calls: Calls) {
    super(scope, name, calls.settings);
    addCalls(this, name, calls);
  }
}
