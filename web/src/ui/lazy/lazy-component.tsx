import { type ComponentType, type ReactNode, use } from 'react';
import { type LazyPart, lazyPart } from '../../lib/lazy/lazy-part.ts';
import { offerReload } from '../../lib/lazy/offer-reload.ts';
import { Boundary } from '../state/boundary.tsx';

/** A lazily loaded component; its part can be prefetched. */
export type LazyComponent<Props> = ComponentType<Props> & { readonly part: LazyPart<ComponentType<Props>> };

/**
 * Creates such a component, which suspends until its code is loaded. When that fails, `failed` is shown in its place;
 * it is retried by `again`, or when the component is shown again.
 */
export function lazyComponent<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  failed: (props: Props, again: () => void) => ReactNode,
): LazyComponent<Props> {
  const part = lazyPart(fetchCode);
  let failures = 0;
  const noteFailure = () => {
    part.forgetFailure();
    failures += 1;
    if (failures > 1) offerReload();
  };
  const Content = (props: Props) => {
    const Loaded = part.loaded() ?? use(part.request());
    return <Loaded {...props} />;
  };
  const Lazy = (props: Props) => (
    <Boundary fallback={(again) => failed(props, again)} onBroken={noteFailure}>
      <Content {...props} />
    </Boundary>
  );
  return Object.assign(Lazy, { part });
}
