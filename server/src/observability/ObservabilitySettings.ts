export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface ObservabilitySettings {
  /** At `info` and below there is one line for each operation. */
  logLevel: LogLevel;
  /** Whether operations are counted and exposed by `/metrics`. */
  metrics: boolean;
  /** A caller with this token may read `/metrics` from anywhere; without one only this machine may. */
  metricsToken: string | null;
  /** The destination of traces; null for no tracing. */
  otlpEndpoint: string | null;
  /** The share of operations that is traced, 0 to 1, unless the caller already traces. */
  traceRatio: number;
}
