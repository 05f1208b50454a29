/** Values of one statement; text goes into SQL only as the `$n` that this gives out. */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
