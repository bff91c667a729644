import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import rows from './rows.module.css';

/** The rows of a list that is on its way. */
export function RowsSkeleton({ label }: { readonly label: string }) {
  return (
    <Loading label={label}>
      <div className={rows.list}>
        <Skeleton height="5.5rem" />
        <Skeleton height="5.5rem" />
        <Skeleton height="5.5rem" />
      </div>
    </Loading>
  );
}
