import { DOCUMENT_LIMITS } from '@taem/domain/contract/documentLimits.ts';
import type DataLoader from 'dataloader';
import type { ExecutionResult } from 'graphql';
import type { Config } from '../config.ts';
import { type Caller, GatewayCalls } from './GatewayCalls.ts';
import type { GatewayClock } from './GatewayClock.ts';
import type { SalesFeeds } from './live/SalesFeeds.ts';
import type { RecordTypes, Row } from './plan.ts';
import type { Upstream } from './Upstream.ts';
import type { VerifiedCallers } from './VerifiedCallers.ts';
import type { WireRecord } from './wire.ts';

/** What the resolvers of one operation share. */
export interface Context {
  gateway: GatewayCalls;
  /** The clock for days and moments of figures. */
  clock: GatewayClock;
  records: RecordTypes;
  callers: VerifiedCallers;
  sales: SalesFeeds;
  /** Aborts when the viewer of a subscription leaves; null for other operations. */
  viewing: AbortSignal | null;
  /** Loaders by type; they live for one operation, so that no record passes from one user to another. */
  loaders: Map<string, DataLoader<string, Row | null>>;
  /** Records that came with another response, by type and id: they are loaded only if more fields are selected. */
  atHand: Map<string, ReadonlyMap<string, WireRecord>>;
  config: Config;
  /** What is returned besides the data: the cost, or a full report. */
  explain: 'cost' | 'all' | null;
  cost: { estimated: number; limit: number };
  /** The result of an operation that ran before Apollo handled it. */
  ended?: { refusal: unknown } | { result: ExecutionResult };
  /** Reports on the operation once it has ended. */
  report: OperationReport;
  /** Returns the same operation with another token: signing in then reads the user who signed in. */
  withToken(token: string): Context;
}

/** Filled in during the operation; the only text from the caller is the operation's name. */
export interface OperationReport {
  name: string | null;
  kind: string | null;
  hash: string | null;
  /** Whether it is one of the web client's own documents, which have a limited set of names. */
  trusted: boolean;
  /** The codes of its errors. */
  codes: string[];
  /** The caller's remaining budget; absent before the operation is charged, and if there is no limit. */
  rate?: RateState;
}

/** The remaining budget of a caller, in points of cost. */
export interface RateState {
  limit: number;
  remaining: number;
  /** Milliseconds until the budget is full again. */
  resetMs: number;
}

export interface ContextParts {
  upstream: Upstream;
  records: RecordTypes;
  config: Config;
  callers: VerifiedCallers;
  sales: SalesFeeds;
}

export function createContext(
  parts: ContextParts,
  caller: Caller,
  explain: Context['explain'],
  before?: GatewayCalls,
): Context {
  const gateway = new GatewayCalls(parts.upstream, caller, before);
  return {
    gateway,
    clock: parts.upstream.clock,
    records: parts.records,
    callers: parts.callers,
    sales: parts.sales,
    viewing: null,
    loaders: new Map(),
    atHand: new Map(),
    config: parts.config,
    explain,
    cost: { estimated: 0, limit: DOCUMENT_LIMITS.cost },
    report: { name: null, kind: null, hash: null, trusted: false, codes: [] },
    withToken: (token) => createContext(parts, { ...caller, token }, explain, gateway),
  };
}
