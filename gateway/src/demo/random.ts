/** Repeatable randomness: the same seed gives the same shop. */
export interface Random {
  /** 32 random bits as an unsigned integer. */
  bits(): number;
  /** A number from 0 to below 1. */
  unit(): number;
  chance(share: number): boolean;
  /** A whole number from least to most, both included. */
  integer(least: number, most: number): number;
  pick<T>(list: readonly T[]): T;
  /** A position in the list of running sums, with a probability equal to the step of the sum there. */
  place(runningSums: readonly number[]): number;
}

/** Mulberry32 by Tommy Ettinger (public domain): 32 bits of state, enough for a demo shop, but not for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function bits(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
  const unit = () => bits() / 4_294_967_296;
  const integer = (least: number, most: number) => least + Math.floor(unit() * (most - least + 1));
  return {
    bits,
    unit,
    integer,
    chance: (share) => unit() < share,
    pick(list) {
      const chosen = list[integer(0, list.length - 1)];
      if (chosen === undefined) throw new RangeError('nothing to pick from');
      return chosen;
    },
    place(runningSums) {
      const threshold = unit() * (runningSums.at(-1) ?? 0);
      let low = 0;
      let high = runningSums.length - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((runningSums[middle] ?? 0) > threshold) high = middle;
        else low = middle + 1;
      }
      return low;
    },
  };
}

export function sumRunning(weights: readonly number[]): number[] {
  let sum = 0;
  return weights.map((weight) => {
    sum += weight;
    return sum;
  });
}
