/** A function threw, ended its thread, or timed out; `errorType` is named as Lambda names it. */
export class FunctionError extends Error {
  override readonly name = 'FunctionError';
  readonly errorType: string;

  constructor(errorType: string, message: string, stack?: string) {
    super(message);
    this.errorType = errorType;
    // Where the function failed, not where the host noticed it.
    this.stack = stack ?? `${errorType}: ${message}`;
  }
}

export const TIMED_OUT = 'Sandbox.Timedout';
export const EXITED = 'Runtime.ExitError';
