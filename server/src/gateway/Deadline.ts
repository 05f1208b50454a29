import { GatewayUnavailable } from './GatewayError.ts';

type Refuse = (reason: GatewayUnavailable) => void;

/**
 * The deadline of one operation for everything that it waits for. One timer serves all calls, and none runs while
 * nothing is pending.
 */
export class Deadline {
  private readonly until: number;
  private readonly waiting = new Set<Refuse>();
  private timer: NodeJS.Timeout | undefined;

  constructor(milliseconds: number) {
    this.until = performance.now() + milliseconds;
  }

  /** Waits for `answer`, and rejects if the deadline passes first. */
  wait<T>(answer: Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.add(reject);
      this.timer ??= setTimeout(() => this.expire(), Math.max(0, this.until - performance.now()));
      answer.then(
        (value) => {
          this.ended(reject);
          resolve(value);
        },
        (error) => {
          this.ended(reject);
          reject(error);
        },
      );
    });
  }

  private ended(reject: Refuse): void {
    this.waiting.delete(reject);
    if (this.waiting.size > 0) return;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private expire(): void {
    for (const reject of this.waiting) reject(new GatewayUnavailable('late'));
  }
}
