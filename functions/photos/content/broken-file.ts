/** A malformed file: what it contains cannot be known, so it is refused. */
export class BrokenFile extends Error {
  constructor(format: string) {
    super(`not a whole ${format} file`);
    this.name = 'BrokenFile';
  }
}
