import { Component, type ReactNode } from 'react';

interface Props {
  readonly instead: ReactNode;
  /** What is drawn: another value retries the chunk. */
  readonly figures: unknown;
  readonly load: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** Where the chunk that draws does not come, the table stands there, until it comes when the network is back or for other figures. */
export class WithoutDrawing extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });

  /** Drawn only once the chunk is there: `lazy` keeps a failure for ever. */
  private readonly again = async () => {
    if (!this.state.failed) return;
    try {
      await this.props.load();
      this.setState({ failed: false });
    } catch {
      // The table goes on standing there.
    }
  };

  private isTried = false;

  /** `lazy` may repeat the failure of an earlier card: retried once, not endlessly. */
  override componentDidCatch() {
    if (this.isTried) return;
    this.isTried = true;
    void this.again();
  }
  override componentDidMount() {
    window.addEventListener('online', this.again);
  }
  override componentWillUnmount() {
    window.removeEventListener('online', this.again);
  }
  override componentDidUpdate({ figures }: Props) {
    if (figures !== this.props.figures) void this.again();
  }
  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
