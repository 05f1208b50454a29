import { isLogPosition, laterPosition, NEVER_REACHED } from '@taem/domain/contract/readAfter.ts';
import type { FormData } from 'undici';
import { Deadline } from './Deadline.ts';
import { listOf, payloadOf, singleOf } from './envelope.ts';
import { GatewayRefusal, GatewayUnavailable, isNotFound, malformed, NoSession } from './GatewayError.ts';
import { inAddress } from './inAddress.ts';
import { LOCALE, type Locale } from './locale.ts';
import type { Idempotency, Upstream, UpstreamAnswer, UpstreamRequest } from './Upstream.ts';
import type { WireList, WireRecord } from './wire.ts';

/** The path of a resource on the wire, and the keys of its answers. */
export interface Resource {
  path: string;
  listKey: string;
  singleKey: string;
  /** Wire fields that have to be requested with `addon` (D3 §7.2). */
  addon?: readonly string[];
}

/** The query of a list in the gateway's terms; empty parts are left out. */
export interface ListQuery {
  limit?: number;
  skip?: number;
  sort?: Readonly<Record<string, 1 | -1>>;
  filter?: Readonly<Record<string, unknown>>;
  keyword?: string | null;
  from?: string | null;
  to?: string | null;
  /** The last day counts only up to the time that this day has reached at `so_far_at`. */
  so_far_day?: string;
  so_far_at?: string;
  branch_id?: string | null;
  period_type?: string;
  projection?: readonly string[];
  addon?: readonly string[];
  locale?: string;
  /** The id of the record after which reading continues. */
  after?: string | null;
}

/** One upstream call of this operation, for `extensions.upstream`. */
export interface CallRecord {
  method: string;
  path: string;
  /** Milliseconds from the start of the operation to the start of the call. */
  at: number;
  /** null while it is in progress. */
  ms: number | null;
  /** null while it is in progress, and if no answer came. */
  status: number | null;
  /** Whether it was answered by a call that another operation had in progress. */
  shared: boolean;
  /** For a read that a replica may answer: the server that answered, `primary` or `replica`. */
  source?: string;
  /** The lag of the replica in seconds. */
  replicaLag?: number;
}

interface WriteOptions {
  token?: string | null;
  deviceToken?: string | undefined;
  idempotency?: Idempotency;
  /** Whether the call is pointless once the caller has disconnected: it is then aborted, here and in the gateway. */
  endsWithCaller?: boolean;
}

/** The caller: session token, request id and address. */
export interface Caller {
  token: string | null;
  requestId: string;
  caller: string;
  /** The calling program, by the name that it states. */
  client?: string | undefined;
  /** The language for names of shared lists; Thai when absent. */
  locale?: Locale;
  /** W3C trace context of the operation, if it is traced. */
  traceparent?: string | undefined;
  /** The position in the database's log that reads must have reached: that of this user's last write. */
  readAfter?: string | undefined;
  /** Aborts when the caller has disconnected; created on first use. */
  gone?: () => AbortSignal;
}

export interface ReadOptions {
  /** Whether the read is aborted when the caller disconnects; it is then not shared with other callers. */
  readonly endsWithCaller?: boolean | undefined;
}

/** The gateway for one operation: its token, its request id, and all its calls. */
export class GatewayCalls {
  readonly log: CallRecord[];
  readonly token: string | null;
  readonly requestId: string;
  readonly caller: string;
  readonly locale: Locale;
  /** The position of the database's log after the last write, and whether this operation made that write. */
  readonly written: { position: string | undefined; isOwn: boolean };
  private readonly client: string | undefined;
  private readonly traceparent: string | undefined;
  private readonly gone: Caller['gone'];
  private readonly upstream: Upstream;
  private readonly began: number;
  private readonly deadline: Deadline;
  private readonly answers = new Map<string, Promise<unknown>>();

  /** `before`: the calls that this operation made with another token; both share one log and one deadline. */
  constructor(
    upstream: Upstream,
    { token, requestId, caller, client, locale, traceparent, readAfter, gone }: Caller,
    before?: GatewayCalls,
  ) {
    this.upstream = upstream;
    this.log = before?.log ?? [];
    this.began = before?.began ?? performance.now();
    this.deadline = before?.deadline ?? new Deadline(upstream.settings.deadline);
    this.written = before?.written ?? { position: readAfter, isOwn: false };
    this.token = token;
    this.requestId = requestId;
    this.caller = caller;
    this.client = client;
    this.locale = locale ?? LOCALE;
    this.traceparent = traceparent;
    this.gone = gone;
  }

  /** Returns the payload of a GET. Equal GETs of one operation are sent once. */
  async get(path: string): Promise<unknown> {
    return payloadOf(await this.read(path));
  }

  /** Returns the payload of a GET that needs no session and is sent without one. */
  async getOpen(path: string): Promise<unknown> {
    const { requestId, traceparent } = this;
    const { answer, shared } = this.upstream.get({ method: 'GET', path, token: null, requestId, traceparent });
    return payloadOf(await this.logged('GET', path, answer, shared));
  }

  async list(resource: Resource, query: ListQuery, options?: ReadOptions): Promise<WireList> {
    const queryText = queryString({ ...this.shapeOf(resource, query.projection), ...query });
    return listOf(await this.read(`/${resource.path}${queryText}`, options), resource.listKey, query);
  }

  /** Returns one record by id; null if the gateway has none. */
  async one(resource: Resource, id: string, projection?: readonly string[]): Promise<WireRecord | null> {
    const shape = shapeIn({ ...this.shapeOf(resource, projection), projection });
    const path = `/${resource.path}/${inAddress(id)}${shape && '?'}${shape}`;
    try {
      const record = singleOf(await this.read(path), resource.singleKey);
      if (record.id !== id) throw malformed(`Another ${resource.singleKey} than the requested one.`);
      return record;
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  }

  /** Returns the payload of a POST. `token: null` sends none, for the calls that begin a session. */
  async post(path: string, body: unknown, options: WriteOptions = {}): Promise<unknown> {
    return await this.write(path, { ...options, body });
  }

  /** Returns the payload of a multipart POST. */
  async postForm(path: string, form: () => FormData, options: WriteOptions = {}): Promise<unknown> {
    return await this.write(path, { ...options, form });
  }

  /** Returns the payload of a PATCH. */
  async patch(path: string, body: unknown): Promise<unknown> {
    return await this.write(path, { method: 'PATCH', body });
  }

  /** Returns the payload of a multipart PATCH. */
  async patchForm(path: string, form: () => FormData): Promise<unknown> {
    return await this.write(path, { method: 'PATCH', form });
  }

  async delete(path: string): Promise<unknown> {
    return await this.write(path, { method: 'DELETE' });
  }

  /** Whether the gateway recently answered that it does not have this call. */
  lacks(path: string): boolean {
    return this.upstream.missing.has(path);
  }

  noteMissing(path: string): void {
    this.upstream.missing.add(path);
  }

  private async write(
    path: string,
    { token = this.token, method = 'POST', endsWithCaller, ...content }: WriteOptions & Partial<UpstreamRequest>,
  ): Promise<unknown> {
    // Earlier reads may be outdated after a write.
    this.answers.clear();
    const { requestId, caller, client, traceparent } = this;
    const signal = endsWithCaller ? this.gone?.() : undefined;
    const request = { method, path, token, requestId, caller, client, traceparent, signal, ...content };
    const answer = this.upstream.write(request).then(
      (written) => this.noteWritten(written),
      (error: unknown) => {
        // The write may have happened nevertheless.
        this.stateWritten(NEVER_REACHED);
        throw error;
      },
    );
    return payloadOf(await this.logged(method, path, answer, false));
  }

  private noteWritten(answer: UpstreamAnswer): UpstreamAnswer {
    if (answer.position && isLogPosition(answer.position)) this.stateWritten(answer.position);
    return answer;
  }

  private stateWritten(position: string): void {
    Object.assign(this.written, { position: laterPosition(this.written.position, position), isOwn: true });
  }

  private read(path: string, { endsWithCaller = false }: ReadOptions = {}): Promise<unknown> {
    const cached = this.answers.get(path);
    if (cached) return cached;
    if (!this.token) return Promise.reject(new NoSession());
    const { token, requestId, traceparent } = this;
    const readAfter = this.written.position;
    const signal = endsWithCaller ? this.gone?.() : undefined;
    const request = { method: 'GET', path, token, requestId, traceparent, readAfter, signal } as const;
    const { answer, shared } = this.upstream.get(request);
    const body = this.logged('GET', path, answer, shared);
    this.answers.set(path, body);
    return body;
  }

  private async logged(
    method: string,
    path: string,
    answer: Promise<UpstreamAnswer>,
    shared: boolean,
  ): Promise<unknown> {
    const began = performance.now();
    const record: CallRecord = { method, path, at: tenths(began - this.began), ms: null, status: null, shared };
    this.log.push(record);
    try {
      const { status, body, source, replicaLag } = await this.deadline.wait(answer);
      record.status = status;
      if (source) Object.assign(record, { source, replicaLag });
      return body;
    } catch (error) {
      if (error instanceof GatewayRefusal || error instanceof GatewayUnavailable) record.status = error.status;
      throw error;
    } finally {
      record.ms = tenths(performance.now() - began);
    }
  }

  /** DATA-06, DATA-08 Returns the parameters of every read of a resource; statistics have no texts (D3 §7.1). */
  private shapeOf({ path, addon }: Resource, projection: readonly string[] = []): ListQuery {
    if (path.startsWith('stat/')) return {};
    const added = addon?.filter((name) => projection.includes(name)) ?? [];
    return { locale: this.locale, ...(added.length > 0 && { addon: added }) };
  }
}

function tenths(ms: number): number {
  return Math.round(ms * 10) / 10;
}

type Shape = Pick<ListQuery, 'projection' | 'addon' | 'locale'>;

/** Caches the longest part of most addresses by the list of selected fields, which all runs of an operation share. */
const shapes = new WeakMap<readonly string[], Map<string, string>>();

/** Writes the end of a query, which says in what form records are returned. */
function shapeIn({ projection, addon, locale }: Shape): string {
  if (!projection) return written({ addon, locale });
  let cached = shapes.get(projection);
  if (!cached) {
    cached = new Map();
    shapes.set(projection, cached);
  }
  const rest = addon ? `${locale} ${addon.join()}` : String(locale);
  const found = cached.get(rest);
  if (found !== undefined) return found;
  const part = written({ projection, addon, locale });
  cached.set(rest, part);
  return part;
}

function written({ projection, addon, locale }: Shape): string {
  const parts: string[] = [];
  if (projection) parts.push(`projection=${inAddress(projection.join(','))}`);
  if (addon) parts.push(`addon=${inAddress(addon.join(','))}`);
  if (locale) parts.push(`locale=${inAddress(locale)}`);
  return parts.join('&');
}

/** Returns the query string of a list; empty without parameters. */
export function queryString(query: ListQuery): string {
  const parts: string[] = [];
  const put = (name: string, value: string) => parts.push(`${name}=${inAddress(value)}`);
  if (query.limit !== undefined) put('limit', String(query.limit));
  if (query.skip) put('skip', String(query.skip));
  if (query.sort) put('sort', JSON.stringify(query.sort));
  if (query.filter && Object.keys(query.filter).length > 0) put('filter', JSON.stringify(query.filter));
  if (query.after) put('after', query.after);
  if (query.keyword) put('keyword', query.keyword);
  if (query.period_type) put('period_type', query.period_type);
  if (query.from) put('from', query.from);
  if (query.to) put('to', query.to);
  if (query.so_far_day) put('so_far_day', query.so_far_day);
  if (query.so_far_at) put('so_far_at', query.so_far_at);
  if (query.branch_id) put('branch_id', query.branch_id);
  const shape = shapeIn(query);
  if (shape) parts.push(shape);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
