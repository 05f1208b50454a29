import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SALES_REMEMBERED_MS } from '@taem/domain/limits.ts';
import { GatewayRefusal } from '../GatewayError.ts';
import type { Upstream } from '../Upstream.ts';
import { readServerEvents, type ServerEvent } from './readServerEvents.ts';
import { keyOfScope, readScope } from './SalesScope.ts';

/** What changed; null: it is not known. */
export interface SalesChange {
  branchId: string | null;
  businessDate: string | null;
  at: string;
  /** Only sales, only the parked bills, only what was prepared, or only what banks confirmed; null: it may be any. */
  only: 'sales' | 'parkedBills' | 'preparation' | 'payments' | null;
}

/** One viewer. */
export interface Viewer {
  /** Opens the stream for all viewers; its token running out ends no other viewer's. */
  token: string;
  /** Milliseconds since the figures were requested: changes in between are sent too. */
  lately: number;
  receive(change: SalesChange): void;
  /** The gateway does not let this one look any more. */
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

/** One stream of the gateway and everyone who looks at it. It is opened for the first and closed with the last. */
export class SharedFeed {
  private readonly upstream: Upstream;
  private readonly key: string;
  private readonly onLeft: () => void;
  private readonly viewers = new Set<Viewer>();
  /** Viewers that came before the stream was open, with the moment from which they want to know. */
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
          // What happened while it was closed is not known.
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

  /** From here on every change is received; earlier ones, which the gateway repeats, come next, to all who waited. */
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

/** The viewer's branches are others by now. */
class OtherScope extends Error {}

/** Not all at once when a gateway comes back. */
function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** failures, MAX_PAUSE_MS) * (0.5 + Math.random());
}
