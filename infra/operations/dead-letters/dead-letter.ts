/** Something that a function could not do in all its tries. */
export interface DeadLetter {
  /** For whoever reads what the command says: what it is about, and since when. */
  readonly about: string;
  /** Does it now. Rejects with the reason when it fails again. */
  redo(): Promise<void>;
  /** Forgets it, once it is done. */
  remove(): Promise<void>;
}

interface Redriven {
  readonly seen: number;
  readonly done: number;
  /** What failed again, each with its reason; it stays where it was. */
  readonly failed: readonly string[];
}

/** Does what the dead letters are about and removes those that are done; a dry run only tells of each. */
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
