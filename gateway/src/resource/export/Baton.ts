/** Passes values from one side to the other, one at a time; each side waits for the other. */
export class Baton<Value> {
  private readonly patience: number;
  private value: Value | null = null;
  private ended = false;
  private stopped = false;
  private error: unknown = null;
  private wake: () => void = () => undefined;

  constructor(patience: number) {
    this.patience = patience;
  }

  /** Resolves to true when the value was taken, to false when the reader has gone. Throws when it was not taken in time. */
  async give(value: Value): Promise<boolean> {
    this.value = value;
    this.wake();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      this.wake();
    }, this.patience);
    while (this.value !== null && !this.stopped && !isLate) await this.change();
    clearTimeout(timer);
    if (this.value !== null && isLate) throw new Error('The rows of a file are no longer read.');
    return !this.stopped;
  }

  async take(): Promise<Value | null> {
    while (this.value === null && !this.ended) await this.change();
    if (this.value === null && this.error) throw this.error;
    const { value } = this;
    this.value = null;
    this.wake();
    return value;
  }

  end(error: unknown): void {
    this.ended = true;
    this.error = error;
    this.wake();
  }

  stop(): void {
    this.stopped = true;
    this.wake();
  }

  private change(): Promise<void> {
    const before = this.wake;
    return new Promise((resolve) => {
      this.wake = () => {
        before();
        resolve();
      };
    });
  }
}
