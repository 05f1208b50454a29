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

/** Returns the label of an operation in metrics: there are few names of our own documents, but unlimited ones of others. */
export function labelOf({ name, kind, trusted }: OperationReport): string {
  if (kind === null) return 'unreadable';
  return trusted ? (name ?? 'unnamed') : 'free';
}
