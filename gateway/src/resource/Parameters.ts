/** Collects the values of one statement; text enters SQL only as the `$n` that this returns. */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
