import { MapPinOff } from 'lucide-react';
import { Badge } from '../badge/badge.tsx';

const MEANING = 'The planner proposed this place, and it was not found on the map. Check that it exists.';

/** Marks a proposal of the planner whose place was not found and that was not edited yet. */
export function NotVerified() {
  return (
    <span title={MEANING}>
      <Badge tone="amber" icon={MapPinOff}>
        not verified
      </Badge>
    </span>
  );
}
