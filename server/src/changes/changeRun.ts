import type { Context } from '../gateway/context.ts';
import { listOf } from '../gateway/envelope.ts';
import { isNotFound, malformed } from '../gateway/GatewayError.ts';
import { inAddress } from '../gateway/inAddress.ts';
import { onceBy } from '../gateway/onceBy.ts';
import { readRecord, readRecords } from '../gateway/records.ts';
import { answered } from '../gateway/resourceMutations.ts';
import type { Operation } from '../gateway/selection.ts';
import { isWireRecord } from '../gateway/wire.ts';
import type { ChangeRun, MutationResolvers, QueryResolvers } from '../generated/schema.ts';

export const changeRun: QueryResolvers['changeRun'] = async (_, { id }, context, info) => {
  try {
    return await readRun(context, info, await context.gateway.get(`/change-runs/${inAddress(id)}`));
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
};

export const brokenOffRuns: QueryResolvers['brokenOffRuns'] = async (_, __, context, info) => {
  const { rows } = listOf(await context.gateway.get('/change-runs'), 'change_runs');
  return await readRecords<ChangeRun>(context, info, 'ChangeRun', rows);
};

export const revertChangeSet: MutationResolvers['revertChangeSet'] = async (_, { input }, context, info) =>
  await answered('changeRun', pathOf, async () => {
    const { id, changeId, idempotencyKey } = input;
    const path = `/change-sets/${inAddress(id)}/revert`;
    const body = changeId ? { change_id: changeId } : {};
    return await readRun(context, info, await context.gateway.post(path, body, onceBy(idempotencyKey)));
  });

export const resumeChangeRun: MutationResolvers['resumeChangeRun'] = async (_, { input }, context, info) =>
  await answered('changeRun', pathOf, async () => {
    const path = `/change-runs/${inAddress(input.id)}/resume`;
    return await readRun(context, info, await context.gateway.post(path, {}));
  });

export const cancelChangeRun: MutationResolvers['cancelChangeRun'] = async (_, { input }, context, info) =>
  await answered('changeRun', pathOf, async () => {
    const path = `/change-runs/${inAddress(input.id)}/cancel`;
    return await readRun(context, info, await context.gateway.post(path, {}));
  });

export async function readRun(context: Context, operation: Operation, answer: unknown): Promise<ChangeRun | null> {
  // A write with a malformed answer may have been made, so it is not reported as failed.
  if (!isWireRecord(answer) || typeof answer.id !== 'string') throw malformed('The answer is no run.');
  return await readRecord<ChangeRun>(context, operation, 'ChangeRun', answer);
}

const pathOf = (wirePath: string): string[] => (wirePath === 'change_id' ? ['changeId'] : []);
