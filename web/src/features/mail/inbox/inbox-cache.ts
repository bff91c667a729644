import type { QueryClient } from '@tanstack/react-query';
import type { ProcessedEmail } from '#shared/mail/schema.ts';
import { mailQueries } from '../mail-queries.ts';

type Emails = readonly ProcessedEmail[];

/** Optimistically changes the shown inbox, before it is refetched. */
export function changeInbox(queryClient: QueryClient, change: (emails: Emails) => Emails): void {
  queryClient.setQueryData(
    mailQueries.inbox().queryKey,
    (inbox) => inbox && { ...inbox, pages: inbox.pages.map((page) => ({ ...page, items: [...change(page.items)] })) },
  );
}

/** Replaces a mail's old state in the cache. */
export function replaceEmail(queryClient: QueryClient, email: ProcessedEmail): void {
  changeInbox(queryClient, (emails) => emails.map((each) => (each.id === email.id ? email : each)));
}

/** Refetches the inbox. */
export async function refreshInbox(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: mailQueries.inbox().queryKey });
}
