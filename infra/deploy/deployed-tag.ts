/** The tag of the commit that a stage runs and that passed its smoke test. */
export function tagOf(stage: string): string {
  return `deployed/${stage}`;
}
