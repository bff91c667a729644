import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** A new address resets the error. */
  readonly address?: string;
  /** The fallback; `again` retries. */
  readonly fallback: (again: () => void) => ReactNode;
  /** Called once the fallback is visible. */
  readonly onBroken?: () => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly address: string | undefined;
  readonly broken: boolean;
}

/**
 * Error boundary. A class because React reports rendering errors to classes only; React itself logs the error to the
 * console.
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
