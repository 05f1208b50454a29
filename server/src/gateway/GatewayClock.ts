import { clockOffset } from '@taem/domain/time/clockOffset.ts';
import type { WireRecord } from './wire.ts';

/**
 * The gateway's clock, which dates sales: days of figures follow it, whatever this machine's clock says
 * (docs/adr/0110). If a gateway does not send its time, this machine's clock is used.
 */
export class GatewayClock {
  private ahead = 0;
  private readonly seen = new WeakSet<object>();

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  /**
   * Adjusts the clock by an answer with the gateway's time, which took `tookMs`. An answer that an operation reads
   * again later is ignored.
   */
  adjust(answer: WireRecord, tookMs: number): void {
    if (this.seen.has(answer)) return;
    this.seen.add(answer);
    const { now: moment } = answer;
    const sent = typeof moment === 'string' ? Date.parse(moment) : Number.NaN;
    this.ahead = clockOffset(sent, Date.now(), tookMs) ?? this.ahead;
  }
}
