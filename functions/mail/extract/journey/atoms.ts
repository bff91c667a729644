import type { TimeMention } from '../grammar/time-mention.ts';
import type { DateEntity, ReadSegment } from '../mail-context.ts';
import type { ServiceMention } from './find-services.ts';
import type { StopMention } from './find-stops.ts';

export type Side = 'departure' | 'arrival';

interface Placed {
  readonly segment: ReadSegment;
  readonly side?: Side;
}
/** The elements of a journey, in reading order. */
export type Atom =
  | ({ readonly kind: 'stop'; readonly stop: StopMention } & Placed)
  | ({ readonly kind: 'time'; readonly time: TimeMention } & Placed)
  | ({ readonly kind: 'date'; readonly date: DateEntity } & Placed)
  | ({ readonly kind: 'service'; readonly service: ServiceMention } & Placed)
  | { readonly kind: 'section'; readonly segment: ReadSegment; readonly side?: undefined };
