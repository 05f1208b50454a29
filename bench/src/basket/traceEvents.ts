/// <reference lib="dom" />

import type { Page } from 'playwright';

/** One user interaction, in milliseconds, as the browser reports it. */
export interface HandEvent {
  /** `click`, `keydown`, `input`. */
  type: string;
  /** The time of the input on the page's clock: its `timeStamp`. */
  at: number;
  /** The work of the main thread: the handlers, and the frame until it is committed. */
  work: number;
  /** The time from the input until its frame is displayed: the work, the wait for the screen, and the drawing. */
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

/** `ts` is in microseconds, on the trace's clock. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  ts: number;
  args: { data?: EventTiming };
}

/** Traces the browser while `run` simulates the user, and returns the resulting events, oldest first. */
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
    // In the trace an event begins at the time of its input.
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
