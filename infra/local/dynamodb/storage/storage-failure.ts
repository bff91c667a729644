/** Nothing is written, because earlier writes may be incomplete. The message says why, and what to do. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
}
