/** One event of an answer of server-sent events. */
export interface ServerEvent {
  event: string;
  data: string;
}

/** The longest event of the gateway is a few hundred characters. */
const MAX_CHARACTERS = 100_000;

/** Yields events as they arrive, without comments. */
export async function* readServerEvents(body: AsyncIterable<Buffer>): AsyncGenerator<ServerEvent, void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_CHARACTERS) throw new Error('An event without an end.');
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const event = fieldOf(part, 'event');
      if (event) yield { event, data: fieldOf(part, 'data') };
    }
  }
}

function fieldOf(part: string, name: string): string {
  const line = part.split('\n').find((each) => each.startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim() ?? '';
}
