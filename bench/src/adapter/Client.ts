import { Pool } from 'undici';
import { type Answer, headersOf } from './load.ts';
import type { Operation } from './shapes.ts';

/** A caller with open connections, so that connecting is not measured. */
export class Client {
  private readonly pool: Pool;

  constructor(url: string, connections = 1) {
    this.pool = new Pool(url, { connections });
  }

  /** Returns the answer with its upstream calls, and the milliseconds until it arrived. */
  async timed(operation: Operation, token: string): Promise<{ ms: number; answer: Answer }> {
    const body = JSON.stringify(operation);
    const began = performance.now();
    const text = await this.text(body, { ...headersOf(token), 'x-explain': '1' });
    const ms = performance.now() - began;
    return { ms, answer: JSON.parse(text) as Answer };
  }

  async text(body: string, headers: Record<string, string>): Promise<string> {
    const answer = await this.pool.request({ path: '/graphql', method: 'POST', headers, body });
    const text = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${text.slice(0, 300)}`);
    return text;
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
