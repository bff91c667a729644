/** The address's search parameter that names the chosen day by its id. */
export const DAY_PARAMETER = 'day';

/**
 * The day to show: undefined is the overall view, which shows as long as no day was chosen. A chosen day that is no
 * longer there gives way to the first one, if any.
 */
export function chosenDay<Day extends { readonly id: string }>(
  days: readonly Day[],
  chosenId: string | null,
): Day | undefined {
  if (chosenId === null) return undefined;
  return days.find((day) => day.id === chosenId) ?? days[0];
}
