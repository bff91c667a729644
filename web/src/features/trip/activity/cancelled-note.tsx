import { CircleSlash } from 'lucide-react';
import { Badge } from '../../../ui/badge/badge.tsx';

/** A cancelled booking; it stays in the timeline until it is deleted. */
export function CancelledNote() {
  return (
    <p>
      <Badge tone="clay" icon={CircleSlash}>
        Cancelled
      </Badge>
    </p>
  );
}
