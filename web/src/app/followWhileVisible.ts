interface Following {
  /** Follows until the stream ends or breaks, or the signal aborts. */
  follow(onConnected: () => void, signal: AbortSignal): Promise<void>;
  onConnected(): void;
  /** Called when the stream is not open: no change arrives until it is open again. */
  onLost?(): void;
}

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 15_000;
/** A stream that was open for longer than this does not count as failed. */
const LASTED_MS = 5_000;

/**
 * Keeps a stream open while the page is visible, and reopens it whenever it is lost; a hidden page follows nothing. Returns a
 * function that stops it.
 */
export function followWhileVisible({ follow, onConnected, onLost = () => undefined }: Following): () => void {
  let following: AbortController | null = null;

  async function keepFollowing(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted; failures += 1) {
      const begun = Date.now();
      const connected = () => {
        if (!signal.aborted) onConnected();
      };
      try {
        await follow(connected, signal);
      } catch {
        // `onLost` below reports it; the loop tries again by itself.
      }
      if (signal.aborted) return;
      if (Date.now() - begun > LASTED_MS) failures = 0;
      onLost();
      await pause(failures, signal);
    }
  }

  const stop = () => {
    following?.abort();
    following = null;
    onLost();
  };
  const turn = () => {
    if (document.visibilityState === 'hidden') return stop();
    if (following) return;
    following = new AbortController();
    void keepFollowing(following.signal);
  };
  // After sleep a connection looks open but is dead; the browser reports when the network is back.
  const again = () => {
    stop();
    turn();
  };
  turn();
  document.addEventListener('visibilitychange', turn);
  window.addEventListener('online', again);
  return () => {
    document.removeEventListener('visibilitychange', turn);
    window.removeEventListener('online', again);
    following?.abort();
  };
}

/** Waits before the next try; at random, so that not all pages connect at once when a server comes back. */
function pause(failures: number, signal: AbortSignal): Promise<void> {
  const ms = Math.min(FIRST_PAUSE_MS * 2 ** failures, MAX_PAUSE_MS) * (0.5 + Math.random());
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
