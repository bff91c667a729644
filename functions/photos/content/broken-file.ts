/** A file that is not built as its format says: nobody can tell what is in it, so it is not kept. */
export class BrokenFile extends Error {
  constructor(format: string) {
    super(`not a whole ${format} file`);
    this.name = 'BrokenFile';
  }
}
