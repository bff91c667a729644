interface CreatedCounts {
  readonly daysCreated: number;
  readonly activitiesCreated: number;
}

/** 'Created 2 day(s) with 3 activities': to the letter, for one, too. */
export function createdWords({ daysCreated, activitiesCreated }: CreatedCounts): string {
  return `Created ${daysCreated} day(s) with ${activitiesCreated} activities`;
}

interface ProcessedCounts extends CreatedCounts {
  readonly activitiesUpdated: number;
  readonly activitiesCancelled: number;
}

/** What processing did: 'Created n day(s)…' when anything is new, else what it changed of what was there. */
export function processedWords(counts: ProcessedCounts): string {
  const { daysCreated, activitiesCreated, activitiesUpdated, activitiesCancelled } = counts;
  const changed = [
    activitiesUpdated > 0 ? `updated ${activitiesUpdated}` : '',
    activitiesCancelled > 0 ? `marked ${activitiesCancelled} as cancelled` : '',
  ].filter(Boolean);
  if (daysCreated + activitiesCreated > 0) return [createdWords(counts), ...changed].join(', ');
  return changed.length === 0 ? 'Nothing new: your trips are as they were.' : `Your trip: ${changed.join(', ')}`;
}
