import { useSearchParams } from 'react-router-dom';
/** The URL's search parameter with the selected day's id. */
export const DAY_PARAMETER = 'day';

/**
 * The day to show: undefined is the overall view, shown as long as no day was selected. A selected day that no longer
 * exists falls back to the first one, if any.
 */
export function chosenDay<Day extends { readonly id: string }>(
  days: readonly Day[],
  chosenId: string | null,
): Day | undefined {
  if (chosenId === null) return undefined;
  return days.find((day) => day.id === chosenId) ?? days[0];
}

/** Where a day of the trip is shown, or without one the whole trip; who looks at it as somebody else goes on as that. */
export function useDayLink(): (dayId?: string) => { readonly search: string } {
  const [current] = useSearchParams();
  const as = current.get('as');
  return (dayId) => {
    const search = new URLSearchParams({
      ...(as !== null && { as }),
      ...(dayId !== undefined && { [DAY_PARAMETER]: dayId }),
    });
    return { search: search.size === 0 ? '' : `?${search}` };
  };
}
