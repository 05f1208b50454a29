import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { labelOf, type OperationEnd } from './OperationEnd.ts';
import { resourceLabel } from './resourceLabel.ts';

/** Seconds; the shortest is an operation without a call, the longest the deadline of calls. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

export interface Metrics {
  operationEnded(end: OperationEnd): void;
  /** An answer that reached no operation: bad JSON, too large, over the rate. */
  refused(code: string): void;
  text(): Promise<string>;
  contentType: string;
}

/** What the server counts, in Prometheus' form. Every set of labels is bounded. */
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
  /** Without a replica there is none: it would say 0. */
  let lag: Gauge | undefined;
  const newLag = () =>
    new Gauge({
      name: 'taem_replica_lag_seconds',
      help: 'How far the replica was behind, as the gateway stated it last.',
      registers,
    });
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
        if (replicaLag === undefined) continue;
        lag ??= newLag();
        lag.set(replicaLag);
      }
    },
    refused: (code) => errors.inc({ code }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Looking up a metric by its labels validates and sorts them every time. */
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
