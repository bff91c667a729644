import { count } from '#shared/trips/dates.ts';

interface CreatedCounts {
  readonly daysCreated: number;
  readonly activitiesCreated: number;
}

/** 'Created 2 day(s) with 3 activities': as specified, also for one. */
export function createdWords({ daysCreated, activitiesCreated }: CreatedCounts): string {
  return `Created ${daysCreated} day(s) with ${activitiesCreated} activities`;
}

interface LeftOut {
  readonly name: string;
  readonly why: string;
}

/** Which of a mail's files are not kept, and why, as a sentence of its own; empty where all are. */
export function leftOutWords(files: readonly LeftOut[]): string {
  const named = files.map(({ name, why }) => `${name} (${why.replace(/\.$/, '')})`).join(', ');
  return files.length === 0 ? '' : `Not kept: ${named}.`;
}

interface ProcessedCounts extends CreatedCounts {
  readonly activitiesUpdated: number;
  readonly activitiesCancelled: number;
}

/** What processing did: 'Created n day(s)…' when anything is new, and what happened to existing bookings. */
export function processedWords(counts: ProcessedCounts): string {
  const { daysCreated, activitiesCreated, activitiesUpdated, activitiesCancelled } = counts;
  const changed = [
    activitiesUpdated > 0 ? `updated ${count(activitiesUpdated, 'booking')}` : '',
    activitiesCancelled > 0 ? `marked ${count(activitiesCancelled, 'booking')} as cancelled` : '',
  ].filter(Boolean);
  if (daysCreated + activitiesCreated > 0) return [createdWords(counts), ...changed].join(', ');
  if (changed.length === 0) return 'Nothing new: your trips are as they were.';
  const words = changed.join(' and ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
