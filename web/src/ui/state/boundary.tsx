import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Another address is another try. */
  readonly address?: string;
  /** What stands there when it broke; `again` is another try. */
  readonly fallback: (again: () => void) => ReactNode;
  /** Told once what stands there instead can be seen. */
  readonly onBroken?: () => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly address: string | undefined;
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

  override componentDidCatch(): void {
    this.props.onBroken?.();
  }

  private readonly again = () => this.setState({ broken: false });

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback(this.again) : this.props.children;
  }
}
