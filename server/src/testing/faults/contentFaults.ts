import { gzipSync } from 'node:zlib';
import { isObject } from '@taem/domain/reading/isObject.ts';
import type { Fault, ProxiedCall } from './Fault.ts';
import { type Parts, partsOf, type Wire } from './partsOf.ts';
import { rawAnswer } from './rawAnswer.ts';
import { seeded } from './seeded.ts';

type Json = (body: Wire, call: ProxiedCall) => unknown;
type Edit = (parts: Parts, call: ProxiedCall) => void;

const DEEP = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
/** Stands for it while an answer is put together: it is too deep to be written from objects. */
const DEEP_MARK = '-deep-';

/** The gateway answers, but not what its contract promises. */
export const contentFaults: readonly Fault[] = [
  text('truncated JSON', (body) => body.slice(0, -Math.ceil(body.length / 3))),
  text('two JSON texts', (body) => body + body),
  text('deep JSON', () => `{"payload":${DEEP}}`),
  text('deep JSON inside the answer', (body) => body.replace(/"payload":/, `"x":${DEEP},"payload":`)),
  text('an amount beyond all numbers', (body) => body.replace(/:\d+(\.\d+)?(?=[,}])/g, ':1e999')),
  bytes('invalid UTF-8', (body) =>
    Buffer.from(body.toString('latin1').replace(/"([^"]*)"}/, '"\xff\xfe$1"}'), 'latin1'),
  ),
  bytes('compressed though nobody asked', (body) => gzipSync(body), { 'content-encoding': 'gzip' }),
  bytes('JSON that calls itself HTML', (body) => body, { 'content-type': 'text/html' }),
  json('a text in place of the answer', () => 'fine'),
  json('a number in place of the answer', () => 42),
  json('true in place of the answer', () => true),
  json('a list of numbers in place of the answer', () => [1, 2, 3]),
  json('null in place of the answer', () => null),
  json('an empty record in place of the answer', () => ({})),
  json('a payload of null', (body) => ({ ...body, payload: null })),
  json('a payload of text', (body) => ({ ...body, payload: 'fine' })),
  json('an empty payload', (body) => ({ ...body, payload: {} })),
  json('another key than the documented one', (body) => ({ ...body, payload: { things: body.payload } })),
  edit('a list that is a text', ({ replaceRows }) => replaceRows('none')),
  edit('a list that is a record', ({ replaceRows }) => replaceRows({ 0: {} })),
  edit('a list that is null', ({ replaceRows }) => replaceRows(null)),
  edit('a list without its total', ({ list }) => list && delete list.total),
  edit('a total that is a text', ({ list }) => list && Object.assign(list, { total: [{ count: 'many' }] })),
  edit('a null in the list', ({ rows }, call) => rows?.splice(pick(call, rows), 1, null)),
  edit('a text in the list', ({ rows }, call) => rows?.splice(pick(call, rows), 1, 'row')),
  edit('a record that is null', ({ replaceRecord }) => replaceRecord(null)),
  edit('a record that is a list', ({ replaceRecord }) => replaceRecord([])),
  edit('a record that is a text', ({ replaceRecord }) => replaceRecord('gone')),
  edit('a record without its id', (parts, call) => delete target(parts, call)?.id),
  edit('a record without what is required', (parts, call) => !MAY_LACK.test(call.path) && drop(target(parts, call))),
  edit('records where values should be', (parts, call) => harmValues(target(parts, call), () => ({ is: 'wrong' }))),
  edit('lists where values should be', (parts, call) => harmValues(target(parts, call), () => [['wrong']])),
  edit('texts where lists and records should be', (parts, call) => harmObjects(target(parts, call), () => 'wrong')),
  edit('lists of nulls inside a record', (parts, call) => harmObjects(target(parts, call), () => [null])),
  edit('deep JSON inside a record', (parts, call) => harmValues(target(parts, call), () => DEEP_MARK)),
  // Below: faults that look like an honest answer unless ids or a page were requested.
  edit('a row missing from its page', ({ rows }, call) => isPage(call) && rows?.splice(pick(call, rows), 1)),
  edit('a row twice', ({ rows }, call) => haveIds(rows) && rows.push(structuredClone(rows[pick(call, rows)]))),
  edit('a row in place of another', ({ rows }) => haveIds(rows) && rows.length > 1 && rows.splice(0, 1, rows[1])),
  edit(
    'more rows than the page has',
    ({ rows }, call) => isPage(call) && rows?.push({ ...(rows[0] as Wire), id: 'one-more' }),
  ),
  edit('the ids in another order', ({ rows }, call) => asksForIds(call) && !isPage(call) && rows?.reverse()),
  edit(
    'ids that were not asked for',
    ({ rows }, call) => asksForIds(call) && !isPage(call) && rows?.unshift({ ...(rows[0] as Wire), id: 'foreign' }),
  ),
  edit(
    'another record than the one asked for',
    ({ record }, call) => record?.id && !isNewId(record.id, call) && Object.assign(record, { id: 'foreign' }),
  ),
];

/** Points of a series have none: two may honestly be equal. */
function haveIds(rows: unknown[] | null): rows is unknown[] {
  return rows?.every((row) => isObject(row) && 'id' in row) === true;
}

function bytes(name: string, change: (body: Buffer) => Buffer, headers: Record<string, string> = {}): Fault {
  return {
    name,
    stage: 'after',
    harm: (socket, answer) => socket.end(rawAnswer(answer.status, change(answer.body), headers)),
  };
}

function text(name: string, change: (body: string) => string): Fault {
  return bytes(name, (body) => Buffer.from(change(body.toString())));
}

function json(name: string, change: Json): Fault {
  return {
    name,
    stage: 'after',
    harm(socket, answer, call) {
      // Only a success can be made worse; a refusal stays what it is.
      if (answer.status !== 200) return socket.end(rawAnswer(answer.status, answer.body));
      const body = JSON.stringify(change(JSON.parse(answer.body.toString()), call));
      socket.end(rawAnswer(answer.status, body.replaceAll(`"${DEEP_MARK}"`, DEEP)));
    },
  };
}

function edit(name: string, change: Edit): Fault {
  return json(name, (body, call) => {
    const parts = partsOf(body);
    change(parts, call);
    return parts.body;
  });
}

function isPage({ query }: ProxiedCall): boolean {
  return query.has('limit');
}

function asksForIds({ query }: ProxiedCall): boolean {
  return (query.get('filter') ?? '').includes('"id":{"$in"');
}

/** Of what a POST makes, the gateway alone says the id: there is none to hold it against. */
function isNewId(id: unknown, { method, path, body }: ProxiedCall): boolean {
  return method === 'POST' && ![path, body.toString()].some((sent) => sent.includes(String(id)));
}

function pick({ path }: ProxiedCall, rows: readonly unknown[]): number {
  return seeded(path, rows.length);
}

function target({ rows, record }: Parts, call: ProxiedCall): Wire | undefined {
  const row = rows?.[pick(call, rows)];
  return (row as Wire | undefined) ?? record ?? undefined;
}

/**
 * Rows of products without a category have no name, a breakdown has only additive figures, and a fault of the books may
 * be a day: each may honestly be missing.
 */
const MAY_LACK = /\/stat\/(product-categories|breakdown|proof)\b/;

const REQUIRED = [
  'name',
  'username',
  'firstname',
  'transaction_no',
  'trx_no',
  'total_revenue',
  'access_token',
  'user_profile',
  'merchant_config',
];

function drop(value: unknown): void {
  if (Array.isArray(value)) for (const entry of value) drop(entry);
  if (!isObject(value)) return;
  for (const name of REQUIRED) delete value[name];
  for (const inner of Object.values(value)) drop(inner);
}

/** Every value of a record and its nested records; ids stay, so that it is still the requested record. */
function harmValues(value: unknown, wrong: () => unknown): void {
  if (Array.isArray(value)) for (const entry of value) harmValues(entry, wrong);
  if (!isObject(value)) return;
  for (const [name, was] of Object.entries(value)) {
    if (was !== null && typeof was === 'object') harmValues(was, wrong);
    else if (name !== 'id' && was !== null) value[name] = wrong();
  }
}

function harmObjects(record: Wire | undefined, value: () => unknown): void {
  for (const [name, was] of Object.entries(record ?? {}))
    if (record && was !== null && typeof was === 'object') record[name] = value();
}
