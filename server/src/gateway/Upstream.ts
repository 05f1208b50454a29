import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { IDEMPOTENCY_KEY_RULE, isIdempotencyKey } from '@taem/domain/contract/idempotencyKey.ts';
import { ANSWERED_BY, READ_AFTER, REPLICA_LAG } from '@taem/domain/contract/readAfter.ts';
import { type Dispatcher, errors, type FormData } from 'undici';
import { checkStatus } from './checkStatus.ts';
import { type Breaker, createBreaker } from './createBreaker.ts';
import { exchange, TooLate, Unwanted } from './exchange.ts';
import { GatewayClock } from './GatewayClock.ts';
import { GatewayConnections } from './GatewayConnections.ts';
import { GatewayRefusal, GatewayUnavailable, malformed, type Outage } from './GatewayError.ts';
import { MissingCalls } from './MissingCalls.ts';
import { type Readiness, readBackups } from './Readiness.ts';
import { RetryBudget } from './RetryBudget.ts';
import { readBody } from './readBody.ts';
import { UPSTREAM_DEFAULTS, type UpstreamSettings } from './UpstreamSettings.ts';

export interface UpstreamRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the base path, with its query string. */
  path: string;
  token: string | null;
  requestId: string;
  body?: unknown;
  /** Instead of `body`; created for each attempt, because its content can be read only once. */
  form?: () => FormData;
  idempotency?: Idempotency;
  /** W3C trace context of the operation, if it is traced. */
  traceparent?: string | undefined;
  /** The caller's address, by which the gateway counts attempts. */
  caller?: string;
  /** The calling program, by the name that it stated. */
  client?: string | undefined;
  /** The token that the caller's device got at an earlier sign-in; a gateway may ignore it. */
  deviceToken?: string | undefined;
  /** The position in the database's log that the answering server must have reached. */
  readAfter?: string | undefined;
  /** Aborts the call when its answer is no longer needed. */
  signal?: AbortSignal | undefined;
}

/** What makes a write safe to send again. */
export interface Idempotency {
  key: string;
  /** Whether the gateway answers a repetition like the first call: the call is then sent once more if its answer was lost. */
  repeat?: boolean;
}

export interface UpstreamAnswer {
  status: number;
  body: unknown;
  /** For a write, if the gateway has replicas: the position of the log after it. */
  position?: string | undefined;
  /** For a read that a replica may answer: the server that answered, and the lag of the replica in seconds. */
  source?: string | undefined;
  replicaLag?: number | undefined;
}

/** Longer than the gateway allows an import. */
const PASSED_FORM_MS = 300_000;
/**
 * The minimum share of a deadline for a retry; with less time left no answer would arrive, and all callers that joined
 * would send a hanging gateway a second request.
 */
const MIN_SHARE_LEFT = 0.1;

/** The connection to the gateway that all requests of this process share. */
export class Upstream {
  readonly settings: UpstreamSettings;
  private to: GatewayConnections;
  /** Connections to gateways of the cell that the shop has left, until pending calls are answered. */
  private readonly left = new Set<GatewayConnections>();
  private breaker: Breaker;
  readonly clock = new GatewayClock();
  /** Extensions that this gateway does not have. */
  readonly missing = new MissingCalls();
  private retries = new RetryBudget();
  /** Calls in progress and waiting for a connection. */
  private open = 0;
  /** GETs in progress, by token and by path and position: a caller who requests the same in the meantime shares the answer. */
  private readonly inFlight = new Map<string, Map<string, Promise<UpstreamAnswer>>>();

  constructor(url: URL, settings: UpstreamSettings = UPSTREAM_DEFAULTS) {
    this.settings = settings;
    this.breaker = createBreaker(settings.breaker);
    this.to = new GatewayConnections(url, settings);
  }

  /**
   * Calls the gateways at another address from now on: those of the shop's new cell. Pending calls are answered where
   * they were sent. Streams of events end, because nothing happens there any longer; their readers reconnect.
   */
  moveTo(url: URL): void {
    const before = this.to;
    this.to = new GatewayConnections(url, this.settings);
    this.forgetOutages();
    this.missing.forget();
    this.inFlight.clear();
    this.left.add(before);
    before.leave().finally(() => this.left.delete(before));
  }

  /** Returns the answer, and whether it is shared with an earlier request in progress. */
  get(request: UpstreamRequest): { answer: Promise<UpstreamAnswer>; shared: boolean } {
    // A call that one caller may abort is not shared.
    if (request.signal) return { answer: this.send(request, true), shared: false };
    const pending = this.inFlight.get(request.token ?? '')?.get(keyOf(request));
    if (pending) return { answer: this.join(pending, request), shared: true };
    return { answer: this.share(request), shared: false };
  }

  /**
   * Joins an earlier caller's request, which also times out earlier. If there is then time left for an answer, it is
   * sent once more; callers that joined at the same time share the retry.
   */
  private async join(shared: Promise<UpstreamAnswer>, request: UpstreamRequest): Promise<UpstreamAnswer> {
    const { deadline } = this.settings;
    const until = performance.now() + deadline;
    try {
      return await shared;
    } catch (error) {
      const left = until - performance.now();
      if (!isGivenUp(error) || left < deadline * MIN_SHARE_LEFT) throw error;
      return await (this.inFlight.get(request.token ?? '')?.get(keyOf(request)) ?? this.share(request, until));
    }
  }

  /** Sends a GET that others may join while it is in progress. */
  private share(request: UpstreamRequest, until?: number): Promise<UpstreamAnswer> {
    const { token } = request;
    const key = keyOf(request);
    const answer = this.send(request, true, until);
    const calls = this.inFlight.get(token ?? '') ?? new Map<string, Promise<UpstreamAnswer>>();
    this.inFlight.set(token ?? '', calls.set(key, answer));
    const forget = () => this.forget(token ?? '', key, answer);
    answer.then(forget, forget);
    return answer;
  }

  /**
   * Sends a write. It is never repeated automatically, except one that allows it (a payment, a void, an adjustment):
   * that is sent once more if the answer was lost, because the gateway then repeats its first answer.
   */
  async write(request: UpstreamRequest): Promise<UpstreamAnswer> {
    if (request.idempotency && !isIdempotencyKey(request.idempotency.key)) throw refusedKey();
    // A read that began before this write must not answer a request that comes after it.
    this.inFlight.delete(request.token ?? '');
    try {
      return await this.send(request, request.idempotency?.repeat === true);
    } finally {
      this.inFlight.delete(request.token ?? '');
    }
  }

  /** Passes an answer through as a stream, for pictures. */
  stream(path: string, headers: Record<string, string>): Promise<Dispatcher.ResponseData> {
    const { deadline } = this.settings;
    return this.to.files.request({ path, method: 'GET', headers, headersTimeout: deadline, bodyTimeout: deadline });
  }

  /** The same below the base path of the gateway's calls. */
  streamCall(path: string, headers: Record<string, string>): Promise<Dispatcher.ResponseData> {
    return this.stream(this.to.base + path, headers);
  }

  /**
   * Streams a form through unchanged, and its answer, below the base path of the gateway's calls. It may take minutes.
   */
  passForm(
    path: string,
    headers: Record<string, string>,
    body: Readable,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    const limits = { headersTimeout: PASSED_FORM_MS, bodyTimeout: PASSED_FORM_MS };
    return this.to.files.request({ path: this.to.base + path, method: 'POST', headers, body, signal, ...limits });
  }

  /** Opens the gateway's server-sent events as bytes; throws its refusals, and ends with the signal. */
  async openEvents(
    path: string,
    token: string,
    requestId: string,
    signal: AbortSignal,
  ): Promise<AsyncIterable<Buffer>> {
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}`, 'x-request-id': requestId };
    const answer = await this.to.events.request({ path: this.to.base + path, method: 'GET', headers, signal });
    const { statusCode, body } = answer;
    if (statusCode === 200) return body;
    checkStatus('GET', statusCode, answer.headers, await body.json().catch(() => null), null);
    throw malformed(`${statusCode} is no answer of events.`);
  }

  /** Forgets failed calls: the next one is sent, and may be retried. */
  forgetOutages(): void {
    this.breaker = createBreaker(this.settings.breaker);
    this.retries = new RetryBudget();
  }

  async readiness(): Promise<Readiness> {
    try {
      const signal = AbortSignal.timeout(2_000);
      const { statusCode, body } = await this.to.pool.request({ path: '/readyz', method: 'GET', signal });
      const answer = await body.json().catch(() => null);
      // A gateway without the route answers 404, which still shows that it is up.
      return { ready: statusCode < 500, backups: readBackups(answer) };
    } catch {
      return { ready: false, backups: null };
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.to, ...this.left].map((one) => one.destroy()));
  }

  private forget(token: string, key: string, answer: Promise<UpstreamAnswer>): void {
    const calls = this.inFlight.get(token);
    if (calls?.get(key) !== answer) return;
    calls.delete(key);
    if (calls.size === 0) this.inFlight.delete(token);
  }

  private async send(
    request: UpstreamRequest,
    repeatable: boolean,
    until = performance.now() + this.settings.deadline,
  ): Promise<UpstreamAnswer> {
    this.retries.earn();
    try {
      return await this.attempt(request, until);
    } catch (error) {
      if (!repeatable || !isWorthARetry(error) || !this.retries.spend()) throw error;
      await pause(Math.random() * this.settings.jitter);
      return await this.attempt(request, until).catch((second: unknown) => {
        throw provesTheOutcome(request, second) ? second : error;
      });
    }
  }

  private async attempt(request: UpstreamRequest, until: number): Promise<UpstreamAnswer> {
    if (this.open >= this.settings.calls) throw new GatewayUnavailable('shed', { retryAfter: 1 });
    this.open++;
    try {
      return await this.breaker(() => this.call(request, until));
    } finally {
      this.open--;
    }
  }

  private async call(request: UpstreamRequest, until: number): Promise<UpstreamAnswer> {
    const { method, path, body, form } = request;
    const sent = form?.() ?? (body === undefined ? undefined : JSON.stringify(body));
    const headers = headersOf(request);
    const { base, pool } = this.to;
    const options = { method, path: base + path, headers, ...(sent !== undefined && { body: sent }) };
    const {
      statusCode,
      headers: received,
      content,
    } = await exchange(pool, options, until - performance.now(), request.signal).catch(refuseOutage);
    let read: unknown = null;
    let unreadable: unknown = null;
    try {
      read = readBody(received, content);
    } catch (error) {
      unreadable = error;
    }
    checkStatus(method, statusCode, received, read, unreadable);
    return { status: statusCode, body: read, ...replicaFacts(received) };
  }
}

/** Requests with different positions are separate, because an answer from before a write is not valid after it. */
const keyOf = ({ path, readAfter }: UpstreamRequest): string => (readAfter ? `${readAfter} ${path}` : path);

/** Returns undefined if there are no replicas. */
function replicaFacts(headers: IncomingHttpHeaders): Partial<UpstreamAnswer> | undefined {
  const { [READ_AFTER]: position, [ANSWERED_BY]: source, [REPLICA_LAG]: lag } = headers;
  if (position === undefined && source === undefined) return undefined;
  return {
    position: position && String(position),
    source: source && String(source),
    replicaLag: lag === undefined ? undefined : Number(lag),
  };
}

function refuseOutage(cause: unknown): never {
  // A request that cannot be sent at all is a fault of that call: counted as an outage, it would stop everyone's calls.
  if (cause instanceof errors.InvalidArgumentError) throw cause;
  throw new GatewayUnavailable(outageOf(cause), { cause });
}

/** Creates the refusal that the gateway would answer for a key that no header can carry, so that it never gets there. */
function refusedKey(): GatewayRefusal {
  const message = [{ path: 'Idempotency-Key', message: IDEMPOTENCY_KEY_RULE }];
  return new GatewayRefusal(400, { status: 400, code: 'VALIDATION', message });
}

function headersOf({
  token,
  requestId,
  body,
  idempotency,
  caller,
  client,
  traceparent,
  deviceToken,
  readAfter,
}: UpstreamRequest): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json', 'x-request-id': requestId };
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (caller) headers['x-forwarded-for'] = caller;
  if (client) headers['client-name'] = client;
  if (traceparent) headers.traceparent = traceparent;
  if (deviceToken) headers['x-device-token'] = deviceToken;
  if (readAfter) headers[READ_AFTER] = readAfter;
  if (idempotency) headers['idempotency-key'] = idempotency.key;
  return headers;
}

function outageOf(cause: unknown): Outage {
  if (cause instanceof Unwanted) return 'unwanted';
  const code = String((cause as { code?: unknown }).code);
  if (cause instanceof TooLate || /TIMEOUT/.test(code)) return 'late';
  return code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' ? 'malformed' : 'lost';
}

/**
 * Whether the error of a repetition may be reported in place of that of the first attempt. A write whose answer was lost
 * may have been carried out: a refusal of its repetition (409, 422) only proves that it was not if the gateway checked the
 * key first, not if it rejected the caller before that, for example because the session has just ended.
 */
function provesTheOutcome({ method }: UpstreamRequest, error: unknown): boolean {
  if (method === 'GET' || !(error instanceof GatewayRefusal)) return true;
  return error.status === 409 || error.status === 422;
}

/** Whether no answer came, or not in time. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof GatewayUnavailable && (error.outage === 'late' || error.outage === 'lost');

/**
 * Whether a call should be retried: not if it took too long already, was not even sent, or the gateway said how long to
 * wait.
 */
function isWorthARetry(error: unknown): boolean {
  if (!(error instanceof GatewayUnavailable) || error.retryAfter !== null) return false;
  return error.outage !== 'late' && error.outage !== 'shed' && error.outage !== 'unwanted';
}
