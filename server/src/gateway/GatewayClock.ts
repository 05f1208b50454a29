import type { WireRecord } from './wire.ts';

/** Clocks that are set by the network differ by less. */
const ORDINARY_MS = 5_000;
/** A slower answer does not say when in between its clock was read. */
const LONGEST_MS = 2_000;

/**
 * The time by the clock that the gateway dates sales by: days of figures follow the same clock, whatever this machine's
 * says (docs/adr/0110). For a gateway that does not send its time this machine's clock is used.
 */
export class GatewayClock {
  private ahead = 0;
  private readonly seen = new WeakSet<object>();

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  /** An answer that says it and took so long. One that an operation reads again later says nothing about then. */
  adjust(answer: WireRecord, tookMs: number): void {
    if (this.seen.has(answer)) return;
    this.seen.add(answer);
    const { now: moment } = answer;
    const sent = typeof moment === 'string' ? Date.parse(moment) : Number.NaN;
    if (Number.isNaN(sent) || tookMs > LONGEST_MS) return;
    const differs = sent - (Date.now() - tookMs / 2);
    this.ahead = Math.abs(differs) > ORDINARY_MS ? Math.round(differs) : 0;
  }
}
