import { readFile } from 'node:fs/promises';

const EVERY_MS = 100;

/** Follows what a process has resident; `stop` tells how many megabytes the most of it was above the beginning. */
export function watchMemory(pid: number): { stop(): Promise<number> } {
  const seen: number[] = [];
  let watching = true;
  const watch = (async () => {
    while (watching) {
      seen.push(await residentMegabytes(pid));
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  })();
  return {
    async stop() {
      watching = false;
      await watch;
      return Math.max(...seen) - (seen[0] ?? 0);
    },
  };
}

/** What a process has in memory. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}
