import type { FastifyBaseLogger } from 'fastify';
import { createMetrics, type Metrics } from './createMetrics.ts';
import { logOperation } from './logOperation.ts';
import type { ObservabilitySettings } from './ObservabilitySettings.ts';
import type { OperationEnd } from './OperationEnd.ts';
import { openTracing, type Trace, type Tracing } from './openTracing.ts';

/** The observer of every operation. */
export interface Observer {
  /** Null without observers: then operations cost nothing extra. */
  begin: ((headers: Parameters<Tracing['begin']>[0]) => ObservedOperation) | null;
  refused(code: string): void;
  metrics: Metrics | null;
  close(): Promise<void>;
}

export interface ObservedOperation {
  traceparent: string | undefined;
  began: number;
  ended(end: OperationEnd): void;
}

export async function openObserver(settings: ObservabilitySettings, log: FastifyBaseLogger): Promise<Observer> {
  const metrics = settings.metrics ? createMetrics() : null;
  const tracing = settings.otlpEndpoint ? await openTracing(settings.otlpEndpoint, settings.traceRatio) : null;
  const logs = ['info', 'debug', 'trace'].includes(settings.logLevel);
  const begin: NonNullable<Observer['begin']> = (headers) => {
    const trace: Trace | undefined = tracing?.begin(headers);
    return {
      traceparent: trace?.traceparent,
      began: performance.now(),
      ended(end) {
        if (logs) logOperation(log, end);
        metrics?.operationEnded(end);
        trace?.end(end);
      },
    };
  };
  return {
    begin: metrics || tracing || logs ? begin : null,
    refused: (code) => metrics?.refused(code),
    metrics,
    close: async () => tracing?.close().catch((error) => log.warn({ err: error }, 'The last traces were not sent.')),
  };
}
