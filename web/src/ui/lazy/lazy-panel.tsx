import { type ComponentType, type ReactNode, Suspense } from 'react';
import { ErrorState } from '../state/error-state.tsx';
import { type LazyComponent, lazyComponent } from './lazy-component.tsx';

interface LazyPanelOptions {
  /** What could not be loaded, in words: 'this tab'. */
  readonly what: string;
  /** The loading state. */
  readonly loading?: ReactNode;
}

/** A lazily loaded piece of a page. When loading fails, its place says so and offers a retry. */
export function lazyPanel<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  { what, loading = null }: LazyPanelOptions,
): LazyComponent<Props> {
  const Panel = lazyComponent(fetchCode, (_props, again) => <ErrorState what={what} onRetry={again} />);
  const Placed = (props: Props) => (
    <Suspense fallback={loading}>
      <Panel {...props} />
    </Suspense>
  );
  return Object.assign(Placed, { part: Panel.part });
}
