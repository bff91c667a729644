/** Nothing is written, because what was written before may not be whole. The message says why, and what to do. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
}
