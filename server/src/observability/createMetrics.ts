import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Backups } from '../gateway/Readiness.ts';
import { labelOf, type OperationEnd } from './OperationEnd.ts';
import { resourceLabel } from './resourceLabel.ts';

/** Seconds; the shortest is an operation without a call, the longest the deadline of calls. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

export interface Metrics {
  operationEnded(end: OperationEnd): void;
  /** Counts a request refused before any operation: bad JSON, too large, over the rate. */
  refused(code: string): void;
  /** Sets the state of backups, which the gateway reports when the metrics are read. */
  backups(backups: Backups | null): void;
  text(): Promise<string>;
  contentType: string;
}

/** Creates the server's metrics in the format of Prometheus. Every set of labels is bounded. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'taem_operation_duration_seconds',
    help: 'Operations by name (trusted documents; others are "free") and kind.',
    labelNames: ['operation', 'kind'] as const,
    buckets: BUCKETS,
    registers,
  });
  const costs = new Counter({
    name: 'taem_operation_cost_points_total',
    help: 'Estimated cost of the operations that ran.',
    labelNames: ['operation'] as const,
    registers,
  });
  const upstream = new Histogram({
    name: 'taem_upstream_call_duration_seconds',
    help: 'Calls to the gateway by resource and status; status 0: no answer. Calls shared with another operation are left out.',
    labelNames: ['resource', 'status'] as const,
    buckets: BUCKETS,
    registers,
  });
  const reads = new Histogram({
    name: 'taem_replica_read_duration_seconds',
    help: 'Calls that a replica of the database may answer, by the server that did: "replica" or "primary".',
    labelNames: ['source'] as const,
    buckets: BUCKETS,
    registers,
  });
  /** Gauges exist only for reported values: without a replica or an archive 0 would be wrong. */
  const gauges = new Map<string, Gauge>();
  function setGauge(name: string, help: string, value: number | null): void {
    if (value === null) return;
    const gauge = gauges.get(name) ?? new Gauge({ name, help, registers });
    gauges.set(name, gauge);
    gauge.set(value);
  }
  const errors = new Counter({
    name: 'taem_errors_total',
    help: 'Errors in answers by code; RATE_LIMITED among them.',
    labelNames: ['code'] as const,
    registers,
  });
  const duration = remembered((operation, kind) => durations.labels(operation, kind));
  const cost = remembered((operation) => costs.labels(operation));
  const call = remembered((resource, status) => upstream.labels(resource, status));
  return {
    operationEnded(end) {
      const operation = labelOf(end);
      duration(operation, end.kind ?? 'none').observe(end.ms / 1_000);
      if (end.cost > 0) cost(operation).inc(end.cost);
      for (const code of end.codes) errors.inc({ code });
      for (const { path, status, ms, shared, source, replicaLag } of end.calls) {
        if (ms === null || shared) continue;
        call(resourceLabel(path), String(status ?? 0)).observe(ms / 1_000);
        if (source) reads.labels(source).observe(ms / 1_000);
        setGauge(
          'taem_replica_lag_seconds',
          'How far the replica was behind, as the gateway stated it last.',
          replicaLag ?? null,
        );
      }
    },
    refused: (code) => errors.inc({ code }),
    backups(backups) {
      if (!backups) return;
      const { drilledAt, isArchiving } = backups;
      setGauge(
        'taem_backup_drilled_timestamp_seconds',
        'When a backup was last restored to try it, and was good; 0 while none was.',
        drilledAt ?? 0,
      );
      setGauge(
        'taem_archive_healthy',
        "1: PostgreSQL's log is archived; 0: it is not, and stays on PostgreSQL's disk until that is full.",
        isArchiving === null ? null : Number(isArchiving),
      );
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Caches metrics by their labels, because each lookup validates and sorts the labels. */
function remembered<Child>(make: (first: string, second: string) => Child): (first: string, second?: string) => Child {
  const children = new Map<string, Child>();
  return (first, second = '') => {
    const key = `${first} ${second}`;
    const found = children.get(key);
    if (found) return found;
    const child = make(first, second);
    children.set(key, child);
    return child;
  };
}
