import { Plus, Settings2 } from 'lucide-react';
import { useState } from 'react';
import type { Cost, TripCosts } from '#shared/costs/schema.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogActions, DialogBody } from '../../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { CostDialog } from './cost-dialog.tsx';
import { CostList } from './cost-list.tsx';
import styles from './costs.module.css';
import { MoneyDialog } from './money-dialog.tsx';
import { SettleUp } from './settle-up.tsx';
import { Sums } from './sums.tsx';
import { bodyOf, useAddCost, useCosts, useRemoveCost } from './use-costs.ts';

interface CostsWindowProps {
  readonly trip: TripDetail;
  readonly onClose: () => void;
}

/** What is open over the costs. */
type Opened = { readonly kind: 'add' } | { readonly kind: 'edit'; readonly cost: Cost } | { readonly kind: 'money' };

/** What a trip costs: its sums, who owes whom, and each cost. */
export function CostsWindow({ trip, onClose }: CostsWindowProps) {
  const { data, isError, refetch } = useCosts(trip.id);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <Dialog open onOpenChange={onClose} title="Costs" description={trip.title} size="wide">
        <DialogBody>
          {data && <Content trip={trip} costs={data} onOpen={setOpened} />}
          {!data && isError && <ErrorState what="the costs of this trip" onRetry={() => void refetch()} />}
          {!data && !isError && <Pending />}
        </DialogBody>
        <DialogActions>
          {data?.canEdit && (
            <Button icon={Settings2} onClick={() => setOpened({ kind: 'money' })}>
              Currency, budget, people
            </Button>
          )}
          {data?.canEdit ? (
            <Button variant="primary" icon={Plus} onClick={() => setOpened({ kind: 'add' })}>
              Add a cost
            </Button>
          ) : (
            <Button onClick={onClose}>Close</Button>
          )}
        </DialogActions>
      </Dialog>
      {data && opened?.kind === 'add' && <CostDialog trip={trip} costs={data} onClose={close} />}
      {data && opened?.kind === 'edit' && <CostDialog trip={trip} costs={data} cost={opened.cost} onClose={close} />}
      {data && opened?.kind === 'money' && <MoneyDialog tripId={trip.id} costs={data} onClose={close} />}
    </>
  );
}

interface ContentProps {
  readonly trip: TripDetail;
  readonly costs: TripCosts;
  readonly onOpen: (opened: Opened) => void;
}

function Content({ trip, costs, onOpen }: ContentProps) {
  const [removed, setRemoved] = useState<Cost>();
  const removal = useRemoveCost(trip.id);
  const again = useAddCost(trip.id);
  const isEmpty = costs.costs.length === 0 && costs.payments.length === 0;
  return (
    <div className={styles.stack}>
      {removed && (
        <RemovedNote
          cost={removed}
          isPending={again.isPending}
          onUndo={() => again.mutate(bodyOf(removed), { onSuccess: () => setRemoved(undefined) })}
        />
      )}
      {isEmpty ? (
        <EmptyState
          level={3}
          title="No costs yet"
          text="Costs of activities and bookings are counted here, and others can be added: a taxi, a visa, the groceries."
        />
      ) : (
        <>
          <Sums costs={costs} />
          <SettleUp tripId={trip.id} costs={costs} />
          <CostList
            costs={costs}
            onEdit={(cost) => onOpen({ kind: 'edit', cost })}
            onRemove={(cost) => removal.mutate(cost, { onSuccess: () => setRemoved(cost) })}
          />
        </>
      )}
    </div>
  );
}

interface RemovedNoteProps {
  readonly cost: Cost;
  readonly isPending: boolean;
  readonly onUndo: () => void;
}

/** Says what was removed, and brings it back; in the window, as a toast is out of reach of the keyboard while it is open. */
function RemovedNote({ cost, isPending, onUndo }: RemovedNoteProps) {
  return (
    <p role="status" className={styles.row}>
      <span className={styles.what}>"{cost.title}" was removed.</span>
      <Button variant="quiet" pending={isPending} onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}

function Pending() {
  return (
    <div className={styles.stack} role="status" aria-label="Loading the costs">
      <Skeleton height="4rem" />
      <Skeleton height="10rem" />
      <Skeleton height="10rem" />
    </div>
  );
}
