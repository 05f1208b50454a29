import type { Context } from '../gateway/context.ts';
import { listOf } from '../gateway/envelope.ts';
import { malformed } from '../gateway/GatewayError.ts';
import { inAddress } from '../gateway/inAddress.ts';
import { onceBy } from '../gateway/onceBy.ts';
import { readRecord, readRecords } from '../gateway/records.ts';
import { answered } from '../gateway/resourceMutations.ts';
import type { Operation } from '../gateway/selection.ts';
import { isWireRecord, type WireRecord } from '../gateway/wire.ts';

export const PATH = '/saved-documents';
const pathTo = (id: string) => `${PATH}/${inAddress(id)}`;

/** The names of one kind of saved document. */
export interface SavedKind {
  /** Its name on the wire. */
  readonly kind: string;
  /** Its GraphQL type. */
  readonly type: string;
  /** The field of payloads that returns it. */
  readonly field: string;
  /** The input field that states its list. */
  readonly scope: string;
}

interface NewDocument {
  name: string;
  query: string;
  isShared?: boolean | null;
  idempotencyKey?: string | null;
}
interface DocumentChanges {
  id: string;
  version: number;
  name?: string | null;
  query?: string | null;
  isShared?: boolean | null;
}

/** Creates the reads and writes of one kind of saved document. */
export function savedDocuments<Saved>({ kind, type, field, scope: scopeName }: SavedKind) {
  const readAll = async (context: Context, operation: Operation, answer: unknown): Promise<Saved[]> => {
    const { rows } = listOf(answer, 'saved_documents');
    return await readRecords<Saved>(context, operation, type, rows as WireRecord[]);
  };
  const readOne = async (context: Context, operation: Operation, answer: unknown, id?: string) => {
    // A write with a malformed answer may have been made, so it is not reported as failed.
    if (!isWireRecord(answer) || typeof answer.id !== 'string') throw malformed(`The answer is no saved ${kind}.`);
    if (id !== undefined && answer.id !== id) throw malformed(`The answer is another saved ${kind}.`);
    return await readRecord<Saved>(context, operation, type, answer);
  };
  const names: Readonly<Record<string, readonly string[]>> = {
    'Idempotency-Key': ['idempotencyKey'],
    scope: [scopeName],
    is_shared: ['isShared'],
    body: ['query'],
    'body.query': ['query'],
  };
  const pathOf = (wirePath: string): string[] => [...(names[wirePath] ?? [wirePath])];
  return {
    pathOf,
    readAll,
    list: async (scope: string, context: Context, info: Operation) =>
      await readAll(context, info, await context.gateway.get(`${PATH}?${new URLSearchParams({ kind, scope })}`)),
    create: (scope: string, input: NewDocument, context: Context, info: Operation) =>
      answered(field, pathOf, async () => {
        const { name, query, isShared, idempotencyKey } = input;
        const body = { kind, scope, name, body: { query }, is_shared: isShared ?? false };
        return await readOne(context, info, await context.gateway.post(PATH, body, onceBy(idempotencyKey)));
      }),
    update: ({ id, version, name, query, isShared }: DocumentChanges, context: Context, info: Operation) =>
      answered(field, pathOf, async () => {
        const changes = {
          ...(name == null ? {} : { name }),
          ...(query == null ? {} : { body: { query } }),
          ...(isShared == null ? {} : { is_shared: isShared }),
        };
        return await readOne(context, info, await context.gateway.patch(pathTo(id), { ...changes, __v: version }), id);
      }),
    remove: (id: string, context: Context) =>
      answered('deletedId', pathOf, async () => {
        await context.gateway.delete(pathTo(id));
        return id;
      }),
  };
}
