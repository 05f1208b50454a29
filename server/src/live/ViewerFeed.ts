import type { SalesChange } from '../gateway/live/SharedFeed.ts';

/** The payload of one of the contract's subscriptions, by its name. */
export type ChangeEvent<Name extends string> = Record<Name, SalesChange>;

export interface ViewerFeedParts<Name extends string> {
  /** The subscription. */
  name: Name;
  /** The minimum time between two events, in milliseconds. */
  pauseMs: number;
  /** Whether the viewer may still watch, checked before an event and at intervals. */
  mayLook: () => Promise<boolean>;
  /** Called once, however the feed ends. */
  onEnd: () => void;
}

/** The changes sent to one viewer: at most one in each pause, later ones merged. */
export class ViewerFeed<Name extends string> implements AsyncIterableIterator<ChangeEvent<Name>, undefined> {
  private readonly parts: ViewerFeedParts<Name>;
  private waiting: SalesChange | null = null;
  private pending: ((result: IteratorResult<ChangeEvent<Name>, undefined>) => void) | null = null;
  private timer: NodeJS.Timeout | undefined;
  private sentAt = Number.NEGATIVE_INFINITY;
  private ended = false;

  constructor(parts: ViewerFeedParts<Name>) {
    this.parts = parts;
  }

  receive(change: SalesChange): void {
    this.waiting = this.waiting ? together(this.waiting, change) : change;
    this.give();
  }

  next(): Promise<IteratorResult<ChangeEvent<Name>, undefined>> {
    if (this.ended) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve) => {
      this.pending = resolve;
      this.give();
    });
  }

  /** Ends the feed, also for a waiting reader: a generator would continue to wait. */
  return(): Promise<IteratorResult<ChangeEvent<Name>, undefined>> {
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
    pending({ done: false, value: { [this.parts.name]: change } as ChangeEvent<Name> });
  }
}

/** Merges two changes; fields in which they differ become null. */
function together(one: SalesChange, other: SalesChange): SalesChange {
  return {
    branchId: one.branchId === other.branchId ? one.branchId : null,
    businessDate: one.businessDate === other.businessDate ? one.businessDate : null,
    only: one.only === other.only ? one.only : null,
    at: other.at,
  };
}
