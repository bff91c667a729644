/** Something that whoever starts the product can put right; the message says what, in one sentence, without a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
