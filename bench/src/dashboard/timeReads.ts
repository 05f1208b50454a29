import { median } from '../quantile.ts';
import type { BenchShop } from './Shops.ts';

/** Returns the milliseconds of all reads one after the other: the median of many rounds, with the shops taking turns. */
export async function timeReads(
  shops: readonly BenchShop[],
  reads: (shop: number, round: number) => readonly string[],
  rounds: number,
): Promise<number[]> {
  const times: number[][] = shops.map(() => []);
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const [index, shop] of shops.entries()) {
      const started = performance.now();
      for (const path of reads(index, Math.max(0, round))) await read(shop, path);
      if (round >= 0) times[index]?.push(performance.now() - started);
    }
  }
  return times.map(median);
}

const WARM_UP = 8;

export async function read(shop: BenchShop, path: string): Promise<string> {
  const headers = { authorization: `Bearer ${shop.client.token}` };
  const answer = await fetch(`${shop.client.url}/${path}`, { headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return text;
}
