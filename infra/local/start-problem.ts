/** A problem that whoever starts the product can fix; the message says how, in one sentence, without a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
