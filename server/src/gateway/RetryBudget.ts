/** Retries that are allowed for each call: more of them would double the load of a gateway that is in trouble. */
const SHARE = 0.1;
/** What may be saved up: a quiet shop still gets its retry. */
const MOST = 10;

/** At most a tenth of the traffic is sent again. */
export class RetryBudget {
  private left = MOST;

  /** Notified of every call that is sent for the first time. */
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
