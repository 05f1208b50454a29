import { clockOffset } from '@taem/domain/time/clockOffset.ts';
import type { WireRecord } from './wire.ts';

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
    this.ahead = clockOffset(sent, Date.now(), tookMs) ?? this.ahead;
  }
}
