import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Another address is another try. */
  readonly address: string;
  /** What stands there when it broke. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly address: string;
  readonly broken: boolean;
}

/**
 * Around what may break, or whose code may not arrive. A class because React tells of errors in rendering to classes
 * only; React itself reports the error to the console.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { address: this.props.address, broken: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ address }: BoundaryProps, shown: BoundaryState): BoundaryState | null {
    return address === shown.address ? null : { address, broken: false };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
