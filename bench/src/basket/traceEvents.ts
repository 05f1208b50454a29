/// <reference lib="dom" />

import type { Page } from 'playwright';

/** One user interaction, in milliseconds, as the browser reports it. */
export interface HandEvent {
  /** `click`, `keydown`, `input`. */
  type: string;
  /** When it was made, on the page's clock: its `timeStamp`. */
  at: number;
  /** What the main thread worked: its handlers, and its frame until that was handed over to be shown. */
  work: number;
  /** From when it was made until its frame was shown: the work, the wait for the screen, and the drawing. */
  duration: number;
}

interface EventTiming {
  type: string;
  timeStamp: number;
  processingStart: number;
  processingEnd: number;
  commitFinishTime: number;
  duration: number;
}

/** `ts` in microseconds, on a clock of the trace's own. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  ts: number;
  args: { data?: EventTiming };
}

/** Traces the browser while `run` does what a hand would, and gives the events that came of it, oldest first. */
export async function traceEvents(page: Page, run: () => Promise<void>): Promise<HandEvent[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('Only a page of a browser that was launched can be traced.');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await run();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return handEvents(trace.traceEvents).sort((a, b) => a.at - b.at);
}

function handEvents(trace: readonly TraceEvent[]): HandEvent[] {
  const frames = trace.filter(({ name, ph }) => name === 'AnimationFrame::Render' && ph === 'b');
  return trace.flatMap(({ name, ph, pid, ts, args: { data } }) => {
    if (name !== 'EventTiming' || ph !== 'b' || !data) return [];
    // The trace begins the event when it was made.
    const offset = ts / 1000 - data.timeStamp;
    const paintedAt = data.commitFinishTime + offset;
    const frame = Math.max(
      ...frames
        .filter((frame) => frame.pid === pid)
        .map((frame) => frame.ts / 1000)
        .filter((at) => at < paintedAt),
    );
    const work = data.processingEnd - data.processingStart + paintedAt - frame;
    return [{ type: data.type, at: data.timeStamp, work, duration: data.duration }];
  });
}
