/** Retries allowed per call: more would double the load of a gateway in trouble. */
const SHARE = 0.1;
/** The maximum of saved retries, so that a quiet shop still gets its retry. */
const MOST = 10;

/** Limits retries to a tenth of the traffic. */
export class RetryBudget {
  private left = MOST;

  /** Counts a call that is sent for the first time. */
  earn(): void {
    this.left = Math.min(MOST, this.left + SHARE);
  }

  /** Whether one more call may be sent again. */
  spend(): boolean {
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
