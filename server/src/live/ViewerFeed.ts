import type { SalesChange } from '../gateway/live/SharedFeed.ts';

/** What the contract's subscription tells. */
export interface FiguresChangedEvent {
  figuresChanged: SalesChange;
}

export interface ViewerFeedParts {
  /** Shortest time between two events, in milliseconds. */
  pauseMs: number;
  /** Whether the viewer may still look, asked before an event is given and every so often. */
  mayLook: () => Promise<boolean>;
  /** Called once, however it ends. */
  onEnd: () => void;
}

/** The changes that one viewer is told: at most one in each pause, what came meanwhile as one. */
export class ViewerFeed implements AsyncIterableIterator<FiguresChangedEvent, undefined> {
  private readonly parts: ViewerFeedParts;
  private waiting: SalesChange | null = null;
  private wanted: ((result: IteratorResult<FiguresChangedEvent, undefined>) => void) | null = null;
  private timer: NodeJS.Timeout | undefined;
  private toldAt = Number.NEGATIVE_INFINITY;
  private ended = false;

  constructor(parts: ViewerFeedParts) {
    this.parts = parts;
  }

  hear(change: SalesChange): void {
    this.waiting = this.waiting ? together(this.waiting, change) : change;
    this.give();
  }

  next(): Promise<IteratorResult<FiguresChangedEvent, undefined>> {
    if (this.ended) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve) => {
      this.wanted = resolve;
      this.give();
    });
  }

  /** Ends it, for who waits too: a generator would go on waiting. */
  return(): Promise<IteratorResult<FiguresChangedEvent, undefined>> {
    if (!this.ended) {
      this.ended = true;
      clearTimeout(this.timer);
      this.wanted?.({ done: true, value: undefined });
      this.wanted = null;
      this.parts.onEnd();
    }
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private give(): void {
    if (!this.waiting || !this.wanted || this.timer || this.ended) return;
    const wait = Math.max(0, this.toldAt + this.parts.pauseMs - performance.now());
    this.timer = setTimeout(() => void this.giveNow(), wait);
  }

  private async giveNow(): Promise<void> {
    const may = await this.parts.mayLook();
    this.timer = undefined;
    if (!may) await this.return();
    if (this.ended || !this.waiting || !this.wanted) return;
    const [change, wanted] = [this.waiting, this.wanted];
    this.waiting = null;
    this.wanted = null;
    this.toldAt = performance.now();
    wanted({ done: false, value: { figuresChanged: change } });
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
