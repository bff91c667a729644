import { Link2, RefreshCw, X } from 'lucide-react';
import { localDate } from '#shared/calendar/calendar.ts';
import type { Link } from '#shared/sharing/audiences.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { useSharing } from '../../../lib/trips/companions-query.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';
import { ShareSection } from './share-section.tsx';
import styles from './sharing.module.css';
import { ShownAddress } from './shown-address.tsx';
import { useEndLink, useSetLink } from './use-sharing.ts';
import { SeeSwitches } from './what-they-see.tsx';

/** The trip's secret link: whoever has it reads the trip without signing in. */
export function LinkSection({ trip }: { readonly trip: TripDetail }) {
  const set = useSetLink(trip.id);
  const link = useSharing(trip.id)?.link ?? null;
  return (
    <ShareSection
      title="Link"
      note="Whoever has it can read the trip, without signing in. Nobody finds it by searching."
    >
      {link === null ? (
        <div>
          <Button icon={Link2} pending={set.isPending} pendingLabel="Making..." onClick={() => set.mutate({})}>
            Make a link
          </Button>
        </div>
      ) : (
        <MadeLink trip={trip} link={link} />
      )}
    </ShareSection>
  );
}

function MadeLink({ trip, link }: { readonly trip: TripDetail; readonly link: Link }) {
  const set = useSetLink(trip.id);
  const end = useEndLink(trip.id);
  const shows = useSharing(trip.id)?.shows.link;
  const until = link.expiresAt === null ? '' : localDate(new Date(link.expiresAt));
  return (
    <>
      <ShownAddress label="Secret link" address={link.address} title={trip.title} />
      <Field label="Works until (optional)" hint={until === '' ? 'Until you end it' : 'The end of that day'}>
        <Input
          type="date"
          min={localDate(new Date())}
          value={until}
          onChange={({ target }) => set.mutate({ expiresAt: endOfDay(target.value) })}
        />
      </Field>
      {shows && (
        <SeeSwitches
          label="Whoever has the link also sees"
          {...shows}
          disabled={set.isPending}
          onChange={(changed) => set.mutate({ shows: { ...shows, ...changed } })}
        />
      )}
      <div className={styles.buttons}>
        <Button variant="quiet" icon={RefreshCw} pending={set.isPending} onClick={() => set.mutate({ renew: true })}>
          Renew link
        </Button>
        <Button variant="quiet" icon={X} pending={end.isPending} onClick={() => end.mutate(undefined)}>
          End link
        </Button>
      </div>
    </>
  );
}

/** The last second of a day where the traveller is, as ISO 8601; null for no day. */
function endOfDay(date: string): string | null {
  return date === '' ? null : new Date(`${date}T23:59:59`).toISOString();
}
