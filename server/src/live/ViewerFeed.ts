import type { SalesChange } from '../gateway/live/SharedFeed.ts';

/** The payload of the contract's subscription. */
export interface FiguresChangedEvent {
  figuresChanged: SalesChange;
}

export interface ViewerFeedParts {
  /** Shortest time between two events, in milliseconds. */
  pauseMs: number;
  /** Whether the viewer may still watch, checked before an event and at intervals. */
  mayLook: () => Promise<boolean>;
  /** Called once, however it ends. */
  onEnd: () => void;
}

/** The changes sent to one viewer: at most one in each pause, later ones merged. */
export class ViewerFeed implements AsyncIterableIterator<FiguresChangedEvent, undefined> {
  private readonly parts: ViewerFeedParts;
  private waiting: SalesChange | null = null;
  private pending: ((result: IteratorResult<FiguresChangedEvent, undefined>) => void) | null = null;
  private timer: NodeJS.Timeout | undefined;
  private sentAt = Number.NEGATIVE_INFINITY;
  private ended = false;

  constructor(parts: ViewerFeedParts) {
    this.parts = parts;
  }

  receive(change: SalesChange): void {
    this.waiting = this.waiting ? together(this.waiting, change) : change;
    this.give();
  }

  next(): Promise<IteratorResult<FiguresChangedEvent, undefined>> {
    if (this.ended) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve) => {
      this.pending = resolve;
      this.give();
    });
  }

  /** Ends it, for who waits too: a generator would go on waiting. */
  return(): Promise<IteratorResult<FiguresChangedEvent, undefined>> {
    if (!this.ended) {
      this.ended = true;
      clearTimeout(this.timer);
      this.pending?.({ done: true, value: undefined });
      this.pending = null;
      this.parts.onEnd();
    }
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private give(): void {
    if (!this.waiting || !this.pending || this.timer || this.ended) return;
    const wait = Math.max(0, this.sentAt + this.parts.pauseMs - performance.now());
    this.timer = setTimeout(() => void this.giveNow(), wait);
  }

  private async giveNow(): Promise<void> {
    const may = await this.parts.mayLook();
    this.timer = undefined;
    if (!may) await this.return();
    if (this.ended || !this.waiting || !this.pending) return;
    const [change, pending] = [this.waiting, this.pending];
    this.waiting = null;
    this.pending = null;
    this.sentAt = performance.now();
    pending({ done: false, value: { figuresChanged: change } });
  }
}

/** Two changes as one: what they do not agree in is not said. */
function together(one: SalesChange, other: SalesChange): SalesChange {
  return {
    branchId: one.branchId === other.branchId ? one.branchId : null,
    businessDate: one.businessDate === other.businessDate ? one.businessDate : null,
    at: other.at,
  };
}
