import type { Context } from '../execution/context.ts';
import type { Operation } from '../execution/selection.ts';
import { listOf } from '../gateway/envelope.ts';
import { malformed } from '../gateway/GatewayError.ts';
import { onceBy } from '../gateway/onceBy.ts';
import { readRecord, readRecords } from '../gateway/records.ts';
import { answered } from '../gateway/resourceMutations.ts';
import { isWireRecord, type WireRecord } from '../gateway/wire.ts';
import type { MutationResolvers, QueryResolvers, SavedView } from '../generated/schema.ts';

const KIND = 'view';
const PATH = '/saved-documents';
const pathTo = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

export const savedViews: QueryResolvers['savedViews'] = async (_, { list }, context, info) => {
  const asked = new URLSearchParams({ kind: KIND, scope: list });
  return await readViews(context, info, await context.gateway.get(`${PATH}?${asked}`));
};

export const createSavedView: MutationResolvers['createSavedView'] = async (_, { input }, context, info) =>
  await answered('savedView', pathOf, async () => {
    const { list, name, query, isShared, idempotencyKey } = input;
    const body = { kind: KIND, scope: list, name, body: { query }, is_shared: isShared ?? false };
    return await readView(context, info, await context.gateway.post(PATH, body, onceBy(idempotencyKey)));
  });

export const updateSavedView: MutationResolvers['updateSavedView'] = async (_, { input }, context, info) =>
  await answered('savedView', pathOf, async () => {
    const { id, version, name, query, isShared } = input;
    const changes = {
      ...(name == null ? {} : { name }),
      ...(query == null ? {} : { body: { query } }),
      ...(isShared == null ? {} : { is_shared: isShared }),
    };
    return await readView(context, info, await context.gateway.patch(pathTo(id), { ...changes, __v: version }), id);
  });

export const deleteSavedView: MutationResolvers['deleteSavedView'] = async (_, { input }, context) =>
  await answered('deletedId', pathOf, async () => {
    await context.gateway.delete(pathTo(input.id));
    return input.id;
  });

export const chooseDefaultView: MutationResolvers['chooseDefaultView'] = async (_, { input }, context, info) =>
  await answered('savedViews', pathOf, async () => {
    const body = { kind: KIND, scope: input.list, id: input.id ?? null };
    return await readViews(context, info, await context.gateway.post(`${PATH}/default`, body));
  });

async function readViews(context: Context, operation: Operation, answer: unknown): Promise<SavedView[]> {
  const { rows } = listOf(answer, 'saved_documents');
  return await readRecords<SavedView>(context, operation, 'SavedView', rows as WireRecord[]);
}

async function readView(
  context: Context,
  operation: Operation,
  answer: unknown,
  id?: string,
): Promise<SavedView | null> {
  // A write whose answer is none has perhaps been made, and is not told as one that was not.
  if (!isWireRecord(answer) || typeof answer.id !== 'string') throw malformed('The answer is no saved view.');
  if (id !== undefined && answer.id !== id) throw malformed('The answer is another saved view.');
  return await readRecord<SavedView>(context, operation, 'SavedView', answer);
}

const NAMES: Readonly<Record<string, readonly string[]>> = {
  'Idempotency-Key': ['idempotencyKey'],
  scope: ['list'],
  is_shared: ['isShared'],
  body: ['query'],
  'body.query': ['query'],
};
const pathOf = (wirePath: string): string[] => [...(NAMES[wirePath] ?? [wirePath])];
