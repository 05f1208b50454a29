import { buildPrograms } from './adapter/build.ts';
import { bytes } from './adapter/bytes.ts';
import { latency } from './adapter/latency.ts';
import { memory } from './adapter/memory.ts';
import { overhead } from './adapter/overhead.ts';
import { throughput } from './adapter/throughput.ts';
import type { BenchResult } from './run.ts';

const parts: Record<string, () => Promise<BenchResult>> = { throughput, latency, bytes, overhead, memory };

/** Measures the server against its peers: `npm run bench -- adapter`, or some of its parts by name. */
export default async function adapter(chosen: string[]): Promise<BenchResult[]> {
  const unknown = chosen.filter((name) => !(name in parts));
  if (unknown.length > 0) throw new Error(`No part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);
  await buildPrograms();
  const results: BenchResult[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (chosen.length === 0 || chosen.includes(name)) results.push(await part());
  }
  return results;
}
