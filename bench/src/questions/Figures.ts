/** Whole numbers by key: satang, sales, pieces, points or people. */
export type Figures = ReadonlyMap<string, number>;

export class Sums {
  readonly figures = new Map<string, number>();

  add(keys: readonly unknown[], value: number): void {
    const key = keys.join(' ');
    this.figures.set(key, (this.figures.get(key) ?? 0) + value);
  }

  /** Counts distinct things by key. */
  static counted(pairs: Iterable<readonly [keys: readonly unknown[], thing: string]>): Figures {
    const things = new Map<string, Set<string>>();
    for (const [keys, thing] of pairs) {
      const key = keys.join(' ');
      const existing = things.get(key);
      if (existing) existing.add(thing);
      else things.set(key, new Set([thing]));
    }
    return new Map([...things].map(([key, { size }]) => [key, size]));
  }
}

export const satang = (baht: number | null): number => Math.round((baht ?? 0) * 100);
