import type { QueryClient } from '@tanstack/react-query';
import type { ProcessedEmail } from '#shared/mail/schema.ts';
import { mailQueries } from '../mail-queries.ts';

type Emails = readonly ProcessedEmail[];

/** Changes what is shown of the inbox at once, before it is read again. */
export function changeInbox(queryClient: QueryClient, change: (emails: Emails) => Emails): void {
  queryClient.setQueryData(
    mailQueries.inbox().queryKey,
    (inbox) => inbox && { ...inbox, pages: inbox.pages.map((page) => ({ ...page, items: [...change(page.items)] })) },
  );
}

/** Puts a mail's new state in the place of the old one. */
export function replaceEmail(queryClient: QueryClient, email: ProcessedEmail): void {
  changeInbox(queryClient, (emails) => emails.map((each) => (each.id === email.id ? email : each)));
}

/** Reads the inbox again. */
export async function refreshInbox(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: mailQueries.inbox().queryKey });
}
