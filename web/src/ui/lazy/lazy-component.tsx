import { type ComponentType, type ReactNode, use } from 'react';
import { type LazyPart, lazyPart } from '../../lib/lazy/lazy-part.ts';
import { offerReload } from '../../lib/lazy/offer-reload.ts';
import { Boundary } from '../state/boundary.tsx';

/** A component whose code comes later; its part can be fetched ahead. */
export type LazyComponent<Props> = ComponentType<Props> & { readonly part: LazyPart<ComponentType<Props>> };

/**
 * Makes such a component, which suspends until its code is there. When the code does not arrive, `failed` stands in its
 * place; it is asked for again by `again`, or when the component shows anew.
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
