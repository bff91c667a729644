import type { Route } from '#shared/contract/define-route.ts';

/**
 * The functions that no call starts, by name: for arriving mails (SES, then S3 event), uploads (S3 event) and table
 * changes (DynamoDB stream), exchange rates and the sitemap (schedules).
 */
export const EVENT_FUNCTION_ENTRIES = {
  admitMail: 'functions/mail/admit-mail.ts',
  receiveMail: 'functions/mail/receive-mail.ts',
  removeLargeUpload: 'functions/photos/remove-large-upload.ts',
  projectChanges: 'functions/discover/project-changes.ts',
  readRates: 'functions/costs/read-rates.ts',
  writeSitemap: 'functions/discover/write-sitemap.ts',
  runAccountJobs: 'functions/account/run-account-jobs.ts',
} as const;

/** The file that handles a call, relative to the project's root: createTrip is 'functions/trips/create-trip.ts'. */
export function functionEntry({ feature, name }: Pick<Route, 'feature' | 'name'>): string {
  return `functions/${feature}/${kebabCase(name)}.ts`;
}

/** 'createTrip' as 'create-trip'. */
export function kebabCase(camelCase: string): string {
  return camelCase.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
