import { useState } from 'react';
import type { TripDay } from '#shared/days/schema.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogActions, DialogBody } from '../../../ui/dialog/dialog.tsx';
import { CompanionsSection } from './companions-section.tsx';
import { EveryoneSection } from './everyone-section.tsx';
import { LinkSection } from './link-section.tsx';
import { PublishSection } from './publish-section.tsx';
import styles from './sharing.module.css';
import { WhoSeesIt } from './who-sees-it.tsx';

interface ShareWindowProps {
  readonly trip: TripDetail;
  /** Undefined if they could not be loaded. */
  readonly days: readonly TripDay[] | undefined;
  /** It begins with what strangers would see, before the trip is made public. */
  readonly publishing?: boolean;
  readonly onClose: () => void;
}

/** With whom a trip is shared, and what they see; for its owner. */
export function ShareWindow({ trip, days, publishing = false, onClose }: ShareWindowProps) {
  const [isPublishing, setPublishing] = useState(publishing);
  if (isPublishing && !trip.isPublic) {
    return (
      <Dialog open onOpenChange={onClose} title="Make it public?" description="This is what strangers would see.">
        <PublishSection trip={trip} days={days} onDone={() => (publishing ? onClose() : setPublishing(false))} />
      </Dialog>
    );
  }
  return (
    <Dialog open onOpenChange={onClose} title="Share" description={<WhoSeesIt trip={trip} />}>
      <DialogBody>
        <div className={styles.sections}>
          <CompanionsSection trip={trip} />
          <LinkSection trip={trip} />
          <EveryoneSection trip={trip} days={days} onPublish={() => setPublishing(true)} />
        </div>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </Dialog>
  );
}
