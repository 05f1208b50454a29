/** How long a gateway is taken to be without a call that it did not know: it may be exchanged for a newer one. */
const REMEMBERED_MS = 10 * 60_000;

/** Extensions that the gateway of this process answered 404 to. */
export class MissingCalls {
  private readonly until = new Map<string, number>();

  has(path: string): boolean {
    return performance.now() < (this.until.get(path) ?? 0);
  }

  forget(): void {
    this.until.clear();
  }

  add(path: string): void {
    this.until.set(path, performance.now() + REMEMBERED_MS);
  }
}
