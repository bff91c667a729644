interface CreatedCounts {
  readonly daysCreated: number;
  readonly activitiesCreated: number;
}

/** 'Created 2 day(s) with 3 activities': to the letter, for one, too. */
export function createdWords({ daysCreated, activitiesCreated }: CreatedCounts): string {
  return `Created ${daysCreated} day(s) with ${activitiesCreated} activities`;
}
