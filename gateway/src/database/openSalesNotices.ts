import { SALES_REMEMBERED_MS } from '@taem/domain/limits.ts';
import { keepListening, type Listening } from './keepListening.ts';
import type { Database } from './pool.ts';

/** A notice that figures of this branch and day have changed. */
export interface SalesNotice {
  branch_id: string;
  /** null: no sale changed, only what the flags below state. */
  business_date: string | null;
  /** Whether the parked bills of the branch have changed. */
  parked: boolean;
  /** Whether lines of its sales were prepared, or their ticks removed. */
  prepared: boolean;
  /** Whether a bank has confirmed a payment to the branch. */
  confirmed: boolean;
  at: string;
}

/** null: notices may have been missed, and anything may have changed. */
export type SalesListener = (notice: SalesNotice | null) => void;

export interface SalesNotices {
  /**
   * Call after a sale was paid, voided, adjusted or claimed: every gateway is notified of its branch and day within
   * moments.
   */
  changed(realmId: string, saleId: string): void;
  /** Call after a bill was parked, changed, opened or discarded. A payment is reported with its sale. */
  parkedChanged(realmId: string, branchId: string): void;
  /** Call after a line was prepared, or its tick removed. Sales, voids and returns are reported with their sale. */
  preparedChanged(realmId: string, branchId: string): void;
  /** Call after a bank has confirmed a payment, with the id of the confirmation. */
  paymentConfirmed(realmId: string, id: string): void;
  /** Notifies the listener of every change of a realm until the returned function is called. */
  follow(realmId: string, listener: SalesListener): () => void;
  /** Returns the notices of a realm from the last `ms` milliseconds, for late subscribers; at most `SALES_REMEMBERED_MS`. */
  lately(realmId: string, ms: number): (SalesNotice | null)[];
  /** Sends the remaining notices, and none after them. */
  close(): Promise<void>;
}

export interface NoticeTiming {
  /** Sales within this time share one notice. */
  gatherMs: number;
  /** Delay before notices are sent again after the database was unavailable. */
  retryMs: number;
}

/** Limit for all realms together; beyond it, all of them are replaced by one gap: anything may have changed. */
const MAX_REMEMBERED = 5_000;

const KINDS = ['sale', 'parked', 'prepared', 'confirmed'] as const;
type Kind = (typeof KINDS)[number];
type Waiting = Record<Kind, Set<string>>;

const CHANNEL = 'sales_changed';
const TIMING: NoticeTiming = { gatherMs: 250, retryMs: 2_000 };
/**
 * While the database is unavailable there are no sales either, so few notices wait; the next sale of the same day
 * covers those that are dropped.
 */
const MAX_WAITING = 1_000;

/**
 * Sends notices after the sale is written, not in its transaction: NOTIFY would make the payments of all shops commit
 * one after the other (docs/adr/0066).
 */
export function openSalesNotices(database: Database, timing: Partial<NoticeTiming> = {}): SalesNotices {
  const { gatherMs, retryMs } = { ...TIMING, ...timing };
  const listeners = new Map<string, Set<SalesListener>>();
  /** By realm: the ids of sales, branches and confirmations to announce. */
  let waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();
  let listening: Promise<Listening> | undefined;
  let closed = false;
  /** Recent notices, the oldest first; an entry without a realm means that any realm may have missed some. */
  let recent: { at: number; realmId: string | null; notice: SalesNotice | null }[] = [];

  function remember(realmId: string | null, notice: SalesNotice | null): void {
    const at = performance.now();
    if (recent.length >= MAX_REMEMBERED) recent = [{ at, realmId: null, notice: null }];
    recent.push({ at, realmId, notice });
    const old = recent.findIndex((each) => each.at >= at - SALES_REMEMBERED_MS);
    if (old > 0) recent.splice(0, old);
  }

  function later(ms: number): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      sending = send();
    }, ms).unref();
  }

  async function send(): Promise<void> {
    const now = waiting;
    waiting = new Map();
    for (const [realmId, ids] of now) {
      try {
        await database.withRealm(realmId, (client) =>
          client.query(NOTIFY, [realmId, ...KINDS.map((kind) => [...ids[kind]])]),
        );
      } catch {
        if (closed) return;
        for (const kind of KINDS) for (const id of ids[kind]) add(realmId, kind, id);
        later(retryMs);
      }
    }
  }

  function add(realmId: string, kind: Kind, id: string): void {
    const ids = waiting.get(realmId) ?? {
      sale: new Set(),
      parked: new Set(),
      prepared: new Set(),
      confirmed: new Set(),
    };
    waiting.set(realmId, ids);
    if (ids[kind].size < MAX_WAITING) ids[kind].add(id);
  }

  const announce =
    (kind: Kind) =>
    (realmId: string, id: string): void => {
      if (closed) return;
      add(realmId, kind, id);
      later(gatherMs);
    };

  function receive(payload: string): void {
    const { realm_id, ...notice } = JSON.parse(payload) as SalesNotice & { realm_id: string };
    remember(realm_id, notice);
    for (const listener of listeners.get(realm_id) ?? []) listener(notice);
  }

  function reportGap(): void {
    remember(null, null);
    for (const all of listeners.values()) for (const listener of all) listener(null);
  }

  return {
    changed: announce('sale'),
    parkedChanged: announce('parked'),
    preparedChanged: announce('prepared'),
    paymentConfirmed: announce('confirmed'),
    follow(realmId, listener) {
      // The connection for notices is opened for the first dashboard.
      if (!closed) listening ??= keepListening(database, CHANNEL, receive, reportGap);
      const all = listeners.get(realmId) ?? new Set();
      listeners.set(realmId, all.add(listener));
      return () => {
        all.delete(listener);
        if (all.size === 0 && listeners.get(realmId) === all) listeners.delete(realmId);
      };
    },
    lately(realmId, ms) {
      const since = performance.now() - Math.min(ms, SALES_REMEMBERED_MS);
      return recent
        .filter((each) => each.at >= since && (each.realmId ?? realmId) === realmId)
        .map(({ notice }) => notice);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      listeners.clear();
      await sending;
      await send();
      await (await listening)?.close();
    },
  };
}

/** One notice for each branch and day, however many sales they had, and one for each branch with something else to announce. */
const NOTIFY = `
  select pg_notify('${CHANNEL}', json_build_object('realm_id', $1::text, 'branch_id', branch_id,
    'business_date', business_date, 'parked', parked, 'prepared', prepared, 'confirmed', confirmed,
    'at', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text)
  from (
    select branch_id, business_date,
      bool_or(exists (select from parked_bills p where p.transaction_id = t.id)) as parked, false as prepared,
      false as confirmed
    from transactions t where id = any($2::uuid[]) group by branch_id, business_date
    union all
    select id, null, id = any($3::uuid[]), id = any($4::uuid[]), false from merchant_branches
    where id = any($3::uuid[] || $4::uuid[])
    union all
    select distinct b.id, null::date, false, false, true from payment_confirmations f
      join merchant_branches b on b.realm_id = f.realm_id and bill_reference(b.code) = f.ref1
    where f.id = any($5::uuid[])) changed`;
