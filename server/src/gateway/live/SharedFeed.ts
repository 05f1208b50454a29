import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SALES_REMEMBERED_MS } from '@taem/domain/limits.ts';
import { GatewayRefusal } from '../GatewayError.ts';
import type { Upstream } from '../Upstream.ts';
import { readServerEvents, type ServerEvent } from './readServerEvents.ts';
import { keyOfScope, readScope } from './SalesScope.ts';

/** A change of sales; null fields are unknown. */
export interface SalesChange {
  branchId: string | null;
  businessDate: string | null;
  at: string;
  /** Whether only sales, only parked bills, only prepared lines, or only confirmations of banks changed; null if unknown. */
  only: 'sales' | 'parkedBills' | 'preparation' | 'payments' | null;
}

/** One viewer. */
export interface Viewer {
  /** May open the stream for all viewers; if this token expires, the others continue. */
  token: string;
  /** Milliseconds since the figures were requested: changes in between are sent too. */
  lately: number;
  receive(change: SalesChange): void;
  /** Called if the gateway no longer allows this viewer to follow. */
  end(): void;
}

const ONLY: Readonly<Record<string, SalesChange['only']>> = {
  sales_changed: 'sales',
  parked_bills_changed: 'parkedBills',
  payment_confirmed: 'payments',
  preparation_changed: 'preparation',
};
const EVENTS: ReadonlySet<string> = new Set([...Object.keys(ONLY), 'missed']);

const MAX_REMEMBERED = 1_000;

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 10_000;

/** One stream of the gateway and all its viewers. It is opened for the first and closed with the last. */
export class SharedFeed {
  private readonly upstream: Upstream;
  private readonly key: string;
  private readonly onLeft: () => void;
  private readonly viewers = new Set<Viewer>();
  /** Viewers that joined before the stream was open, with the moment from which they need changes. */
  private readonly waiting = new Map<Viewer, number>();
  /** The moment since when every change has been received; null while the stream is not open. */
  private completeSince: number | null = null;
  private recent: { at: number; change: SalesChange }[] = [];
  private readonly left = new AbortController();

  constructor(upstream: Upstream, key: string, onLeft: () => void) {
    this.upstream = upstream;
    this.key = key;
    this.onLeft = onLeft;
  }

  join(viewer: Viewer): () => void {
    this.viewers.add(viewer);
    const from = performance.now() - viewer.lately;
    if (this.completeSince === null) this.waiting.set(viewer, from);
    else this.catchUp(viewer, from);
    if (this.viewers.size === 1) void this.run();
    return () => this.leave(viewer);
  }

  close(): void {
    for (const viewer of [...this.viewers]) this.dismiss(viewer);
  }

  private leave(viewer: Viewer): void {
    this.waiting.delete(viewer);
    if (!this.viewers.delete(viewer) || this.viewers.size > 0) return;
    this.onLeft();
    this.left.abort();
  }

  private dismiss(viewer: Viewer): void {
    this.leave(viewer);
    viewer.end();
  }

  /** Reopens the stream whenever it is lost, as long as there are viewers. */
  private async run(): Promise<void> {
    const { signal } = this.left;
    let failures = 0;
    for (let round = 0; !signal.aborted; round += 1) {
      // The latest viewer has the token that lives longest.
      const viewer = [...this.viewers].at(-1);
      if (!viewer) return;
      try {
        const now = performance.now();
        const lately = Math.min(Math.ceil(now - Math.min(now, ...this.waiting.values())), SALES_REMEMBERED_MS);
        const path = lately > 0 ? `/live/sales?lately=${lately}` : '/live/sales';
        const body = await this.upstream.openEvents(path, viewer.token, `live-${randomUUID()}`, signal);
        for await (const event of readServerEvents(body)) {
          if (event.event === 'scope' && !this.isOfThisScope(event)) throw new OtherScope();
          // Changes while the stream was closed are unknown.
          if (event.event === 'scope' && round > 0) this.handle(event);
          if (event.event === 'scope') this.open(now - lately);
          if (EVENTS.has(event.event)) this.handle(event);
          failures = 0;
        }
      } catch (error) {
        if (signal.aborted) return;
        failures += 1;
        if (error instanceof OtherScope || error instanceof GatewayRefusal) this.dismiss(viewer);
      }
      this.completeSince = null;
      await pause(pauseAfter(failures), undefined, { signal }).catch(() => undefined);
    }
  }

  private isOfThisScope({ data }: ServerEvent): boolean {
    return keyOfScope(readScope(JSON.parse(data))) === this.key;
  }

  private handle({ event, data }: ServerEvent): void {
    const only = ONLY[event] ?? null;
    const { branch_id = null, business_date = null, at } = only ? JSON.parse(data) : {};
    const change = { branchId: branch_id, businessDate: business_date, at: at ?? new Date().toISOString(), only };
    this.remember(change);
    for (const viewer of [...this.viewers]) viewer.receive(change);
  }

  /**
   * Marks the stream as open: every change is received from now on. The gateway then repeats earlier ones, which go to
   * all waiting viewers.
   */
  private open(since: number): void {
    this.completeSince = since;
    for (const [viewer, from] of this.waiting) if (from < since) viewer.receive(unspecified());
    this.waiting.clear();
  }

  private catchUp(viewer: Viewer, from: number): void {
    if (from < Math.max(this.completeSince ?? 0, performance.now() - SALES_REMEMBERED_MS))
      viewer.receive(unspecified());
    else for (const { at, change } of this.recent) if (at >= from) viewer.receive(change);
  }

  private remember(change: SalesChange): void {
    const at = performance.now();
    this.recent.push({ at, change });
    const first = this.recent.findIndex((each) => each.at >= at - SALES_REMEMBERED_MS);
    if (first > 0) this.recent.splice(0, first);
    if (this.recent.length <= MAX_REMEMBERED) return;
    this.recent.splice(0, this.recent.length - MAX_REMEMBERED);
    this.completeSince = this.recent[0]?.at ?? at;
  }
}

const unspecified = (): SalesChange => ({
  ...{ branchId: null, businessDate: null, only: null },
  at: new Date().toISOString(),
});

/** The viewer's branches have changed. */
class OtherScope extends Error {}

/** Returns a random pause, so that not all streams reconnect at once when a gateway is back. */
function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** failures, MAX_PAUSE_MS) * (0.5 + Math.random());
}
