import { isUnauthorized, serverMessageOf } from './errors.ts';
import { showToast } from './toast-store.ts';

interface FailureToast {
  /** 'Error' unless the specification names another title. */
  readonly title?: string;
  /** The sentence to show. With `preferServerMessage` it is only for an error without a server message. */
  readonly text: string;
  readonly preferServerMessage?: boolean;
}

/**
 * The destructive toast of a failed action. A lost session shows nothing here: the toast 'Unauthorized' and the
 * redirect to sign-in come once, from the query client, and must not be replaced.
 */
export function showFailure(
  error: unknown,
  { title = 'Error', text, preferServerMessage = false }: FailureToast,
): void {
  if (isUnauthorized(error)) return;
  const description = (preferServerMessage ? serverMessageOf(error) : undefined) ?? text;
  showToast({ title, description, tone: 'destructive' });
}
