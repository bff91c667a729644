/**
 * Runs scripts one after the other, each in a task of its own, so that the browser can draw and answer in between. They
 * are fetched already (modulepreload). Rejects with the first that does not come.
 */
export async function runInTurn(
  files: readonly string[],
  run: (file: string) => Promise<unknown> = (file) => import(/* @vite-ignore */ file),
): Promise<void> {
  for (const file of files) {
    await run(file);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
