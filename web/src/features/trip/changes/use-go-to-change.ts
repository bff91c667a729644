import { useNavigate } from 'react-router-dom';
import { useDayLink } from '../chosen-day.ts';
import type { ChangedPlace } from './changed-place.ts';

/** Shows where something was changed, as a step that Back takes back. */
export function useGoToChange(): (place: ChangedPlace) => void {
  const navigate = useNavigate();
  const linkTo = useDayLink();
  return ({ dayId, isCosts }) => {
    if (isCosts) {
      navigate({ search: '?costs=1' }, { state: { openedHere: true } });
      return;
    }
    navigate(linkTo(dayId));
  };
}
