/** Timeouts and limits of calls to the gateway. Times in milliseconds. */
export interface UpstreamSettings {
  /** The time that one operation may wait in total, and one call at most. */
  deadline: number;
  connect: number;
  /** The maximum of calls in progress and waiting; further ones are refused instead of waiting in vain. */
  calls: number;
  /** The maximum size of an answer, far above documented ones; larger ones are not read to their end. */
  bodyBytes: number;
  /** The maximum random delay of a retry, so that the retries of many callers do not arrive together. */
  jitter: number;
  breaker: {
    /** The number of last calls that are evaluated. */
    calls: number;
    /** Share of them without an answer that opens the breaker. */
    share: number;
    /** How long it stays open before one call is let through to try. */
    openFor: number;
  };
}

export const UPSTREAM_DEFAULTS: UpstreamSettings = {
  deadline: 15_000,
  connect: 3_000,
  calls: 1_024,
  bodyBytes: 32 * 1024 * 1024,
  jitter: 50,
  breaker: { calls: 20, share: 0.5, openFor: 2_000 },
};
