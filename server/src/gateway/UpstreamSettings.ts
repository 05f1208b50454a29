/** How patient the server is with the gateway, and how much it bears for it. Times in milliseconds. */
export interface UpstreamSettings {
  /** What one operation may wait in all, and one call at most. */
  deadline: number;
  connect: number;
  /** Calls under way and waiting at once; what comes on top is refused instead of waiting in vain. */
  calls: number;
  /** No answer of the documents comes near; what is larger is not read to its end. */
  bodyBytes: number;
  /** A retry waits up to this long, so that the retries of many callers do not arrive together. */
  jitter: number;
  breaker: {
    /** Last calls that are looked at. */
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
