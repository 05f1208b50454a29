/** One event of a server-sent stream, without comments. */
export interface ReadEvent {
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of every form.
  data: any;
}

export interface EventReader {
  status: number;
  /** Returns the next event; null when the answer has ended. */
  next(): Promise<ReadEvent | null>;
  /** Disconnects. */
  close(): void;
}

/** Requests server-sent events and reads them one by one. */
export async function readEvents(url: string, init: RequestInit = {}): Promise<EventReader> {
  const hangUp = new AbortController();
  const answer = await fetch(url, { ...init, signal: hangUp.signal });
  const events = eventsOf(answer);
  return {
    status: answer.status,
    async next() {
      const { value, done } = await events.next();
      return done ? null : value;
    },
    close: () => hangUp.abort(),
  };
}

async function* eventsOf({ body }: Response): AsyncGenerator<ReadEvent, null> {
  let text = '';
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    text += Buffer.from(chunk).toString();
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(part)?.[1];
      const event = field('event');
      if (event) yield { event, data: JSON.parse(field('data') || 'null') };
    }
  }
  return null;
}
