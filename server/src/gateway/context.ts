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
  /** Days and moments of figures are counted by it. */
  clock: GatewayClock;
  records: RecordTypes;
  callers: VerifiedCallers;
  sales: SalesFeeds;
  /** Ends with the viewer of a subscription; null for what is answered at once. */
  viewing: AbortSignal | null;
  /** By type; live for one operation, so that no record passes from one user to another. */
  loaders: Map<string, DataLoader<string, Row | null>>;
  /** Records that came with another response, by type and id: they are loaded only where more fields are selected. */
  atHand: Map<string, ReadonlyMap<string, WireRecord>>;
  config: Config;
  /** What is returned beside the data: the cost, or a full report. */
  explain: 'cost' | 'all' | null;
  cost: { estimated: number; limit: number };
  /** How the operation ended that was run before Apollo came to it. */
  ended?: { refusal: unknown } | { result: ExecutionResult };
  /** Reports on the operation once it has ended. */
  report: OperationReport;
  /** The same operation with another token: signing in reads who signed in. */
  withToken(token: string): Context;
}

/** Filled in as it becomes known; nothing a caller typed but the name of the operation. */
export interface OperationReport {
  name: string | null;
  kind: string | null;
  hash: string | null;
  /** One of the web client's own documents, whose names are few. */
  trusted: boolean;
  /** Of its errors. */
  codes: string[];
  /** What is left to the caller; not known before the operation is paid for, nor where there is no limit. */
  rate?: RateState;
}

/** What a caller may still ask for, in points of cost. */
export interface RateState {
  limit: number;
  remaining: number;
  /** Milliseconds until all of them are there again. */
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
