import type { OperationReport } from '../gateway/context.ts';
import type { CallRecord } from '../gateway/GatewayCalls.ts';

/** An operation that was answered. */
export interface OperationEnd extends OperationReport {
  requestId: string;
  ms: number;
  /** HTTP status of the answer. */
  status: number;
  cost: number;
  calls: readonly CallRecord[];
  userAgent: string | undefined;
}

/** As it may stand in a metric: names of our own documents are few, those of others are not. */
export function labelOf({ name, kind, trusted }: OperationReport): string {
  if (kind === null) return 'unreadable';
  return trusted ? (name ?? 'unnamed') : 'free';
}
