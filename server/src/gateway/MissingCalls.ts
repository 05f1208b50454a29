/** How long a gateway is assumed to lack a call that it did not have: it may be replaced by a newer one. */
const REMEMBERED_MS = 10 * 60_000;

/** Extensions for which the gateway of this process answered 404. */
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
