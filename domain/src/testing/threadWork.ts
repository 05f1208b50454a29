/** How long the thread works on one request, by name: an upper bound of how long it is away for others. */
export interface ThreadWork {
  of<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** The longest first, in milliseconds. */
  longest(count: number): { name: string; ms: number }[];
}

/**
 * Counts the processor time of this thread, not the time that passes: on a machine that others use as well, a pause by the
 * clock says more about them.
 */
export function threadWork(): ThreadWork {
  const all: { name: string; ms: number }[] = [];
  return {
    async of(name, work) {
      const before = process.threadCpuUsage();
      const result = await work();
      const { user, system } = process.threadCpuUsage(before);
      all.push({ name, ms: Math.round((user + system) / 1_000) });
      return result;
    },
    longest: (count) => all.toSorted((one, other) => other.ms - one.ms).slice(0, count),
  };
}
