/** An event that a function failed to process in all its attempts. */
export interface DeadLetter {
  /** For the command's output: what it is about, and since when. */
  readonly about: string;
  /** Processes it now. Rejects with the reason when it fails again. */
  redo(): Promise<void>;
  /** Deletes it once it is processed. */
  remove(): Promise<void>;
}

interface Redriven {
  readonly seen: number;
  readonly done: number;
  /** What failed again, each with its reason; it stays where it was. */
  readonly failed: readonly string[];
}

/** Processes dead letters and deletes those that succeed; a dry run only lists them. */
export async function redriveDeadLetters(
  deadLetters: AsyncIterable<DeadLetter>,
  { dryRun, tell }: { readonly dryRun: boolean; readonly tell: (line: string) => void },
): Promise<Redriven> {
  const failed: string[] = [];
  let [seen, done] = [0, 0];
  for await (const deadLetter of deadLetters) {
    seen++;
    tell(deadLetter.about);
    if (dryRun) continue;
    try {
      await deadLetter.redo();
    } catch (error) {
      failed.push(`${deadLetter.about}: ${error instanceof Error ? error.message : String(error)}`);
      continue;
    }
    await deadLetter.remove();
    done++;
  }
  return { seen, done, failed };
}
