import { type Dispatcher, type FormData, Pool } from 'undici';
import { GatewayRefusal, GatewayUnavailable } from './GatewayError.ts';

export interface UpstreamRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the base path, with its query string. */
  path: string;
  token: string | null;
  requestId: string;
  body?: unknown;
  /** In place of `body`; made anew each time it is sent, because what is in it can be read only once. */
  form?: () => FormData;
  idempotency?: Idempotency;
  /** W3C trace context of the operation, where it is traced. */
  traceparent?: string | undefined;
  /** Address of the caller: the gateway counts attempts by it. */
  caller?: string;
}

/** What makes a write safe to send again: its key, and what was asked for, hashed. */
export interface Idempotency {
  key: string;
  fingerprint: string;
}

export interface UpstreamAnswer {
  status: number;
  body: unknown;
}

const DEADLINE = 15_000;
const CONNECTIONS = 64;
/** Shorter than the gateway keeps an idle socket, so that it is we who close it and no request meets a closed one. */
const KEEP_ALIVE = 4_000;

/** The connection to the gateway that all requests of this process share. */
export class Upstream {
  readonly origin: string;
  private readonly base: string;
  private readonly pool: Pool;
  /** GETs under way, by token and path: who asks for the same thing meanwhile gets the same answer. */
  private readonly inFlight = new Map<string, Map<string, Promise<UpstreamAnswer>>>();

  constructor(url: URL) {
    this.origin = url.origin;
    this.base = url.pathname.replace(/\/$/, '');
    this.pool = new Pool(url.origin, {
      connections: CONNECTIONS,
      keepAliveTimeout: KEEP_ALIVE,
      headersTimeout: DEADLINE,
      bodyTimeout: DEADLINE,
      connect: { timeout: 3_000 },
    });
  }

  /** The answer, and whether another request under way had asked for it already. */
  get(request: UpstreamRequest): { answer: Promise<UpstreamAnswer>; shared: boolean } {
    const token = request.token ?? '';
    let calls = this.inFlight.get(token);
    if (!calls) {
      calls = new Map();
      this.inFlight.set(token, calls);
    }
    const known = calls.get(request.path);
    if (known) return { answer: known, shared: true };
    const answer = this.send(request).catch((error: unknown) => this.retry(request, error));
    calls.set(request.path, answer);
    const forget = () => this.forget(token, request.path, answer);
    answer.then(forget, forget);
    return { answer, shared: false };
  }

  /**
   * A write is never repeated by itself; with an idempotency key it is sent once more when the connection broke,
   * because the gateway then answers what it answered before.
   */
  async write(request: UpstreamRequest): Promise<UpstreamAnswer> {
    // A read that began before this write must not answer who asks after it.
    this.inFlight.delete(request.token ?? '');
    try {
      return await this.send(request);
    } catch (error) {
      if (!request.idempotency) throw error;
      return await this.retry(request, error);
    } finally {
      this.inFlight.delete(request.token ?? '');
    }
  }

  /** An answer passed through as a stream, for pictures. */
  stream(path: string, headers: Record<string, string>): Promise<Dispatcher.ResponseData> {
    return this.pool.request({ path, method: 'GET', headers });
  }

  async isReady(): Promise<boolean> {
    try {
      const { statusCode, body } = await this.pool.request({ path: '/readyz', method: 'GET', headersTimeout: 2_000 });
      await body.dump();
      // A gateway without the route answers 404, which is an answer all the same.
      return statusCode < 500;
    } catch {
      return false;
    }
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }

  private forget(token: string, path: string, answer: Promise<UpstreamAnswer>): void {
    const calls = this.inFlight.get(token);
    if (calls?.get(path) !== answer) return;
    calls.delete(path);
    if (calls.size === 0) this.inFlight.delete(token);
  }

  private retry(request: UpstreamRequest, error: unknown): Promise<UpstreamAnswer> {
    if (!(error instanceof GatewayUnavailable) || isTimeout(error.cause)) throw error;
    return this.send(request);
  }

  private async send({
    method,
    path,
    token,
    requestId,
    body,
    form,
    idempotency,
    caller,
    traceparent,
  }: UpstreamRequest): Promise<UpstreamAnswer> {
    const headers: Record<string, string> = { accept: 'application/json', 'x-request-id': requestId };
    if (token) headers.authorization = `Bearer ${token}`;
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (caller) headers['x-forwarded-for'] = caller;
    if (traceparent) headers.traceparent = traceparent;
    if (idempotency) {
      headers['idempotency-key'] = idempotency.key;
      headers['idempotency-fingerprint'] = idempotency.fingerprint;
    }
    const sent = form?.() ?? (body === undefined ? undefined : JSON.stringify(body));
    const answer = await this.receive({ method, path: this.base + path, headers, body: sent });
    if (answer.status >= 200 && answer.status < 300) return answer;
    if (answer.status >= 500) throw new GatewayUnavailable(new GatewayRefusal(answer.status, answer.body));
    throw new GatewayRefusal(answer.status, answer.body);
  }

  private async receive(options: Dispatcher.RequestOptions): Promise<UpstreamAnswer> {
    try {
      const { statusCode, body } = await this.pool.request(options);
      const text = await body.text();
      return { status: statusCode, body: text === '' ? null : JSON.parse(text) };
    } catch (error) {
      throw new GatewayUnavailable(error);
    }
  }
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && /TIMEOUT/.test(String((cause as Error & { code?: unknown }).code));
}
