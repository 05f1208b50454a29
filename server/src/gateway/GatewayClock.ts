import type { WireRecord } from './wire.ts';

/** Clocks that are set by the network differ by less. */
const ORDINARY_MS = 5_000;
/** Where an answer took longer, nobody knows when in between its clock was read. */
const LONGEST_MS = 2_000;

/**
 * What time it is by the clock that the gateway dates sales by: days of figures are told by the same one, whatever this
 * machine's says (docs/adr/0111). A gateway that does not tell its clock has that of this machine.
 */
export class GatewayClock {
  private ahead = 0;
  private readonly heard = new WeakSet<object>();

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  /** An answer that says it and took so long. One that an operation reads again later says nothing about then. */
  hear(answer: WireRecord, tookMs: number): void {
    if (this.heard.has(answer)) return;
    this.heard.add(answer);
    const { now: moment } = answer;
    const said = typeof moment === 'string' ? Date.parse(moment) : Number.NaN;
    if (Number.isNaN(said) || tookMs > LONGEST_MS) return;
    const differs = said - (Date.now() - tookMs / 2);
    this.ahead = Math.abs(differs) > ORDINARY_MS ? Math.round(differs) : 0;
  }
}
