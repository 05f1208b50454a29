export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface ObservabilitySettings {
  /** From `info` on there is one line for each operation. */
  logLevel: LogLevel;
  /** Whether operations are counted and exposed by `/metrics`. */
  metrics: boolean;
  /** Who shows it reads `/metrics` from anywhere; without one only this machine does. */
  metricsToken: string | null;
  /** Where traces go; null: nothing is traced. */
  otlpEndpoint: string | null;
  /** Part of the operations that is traced, 0 to 1, where the caller does not trace already. */
  traceRatio: number;
}
