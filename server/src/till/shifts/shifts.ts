import type { Context } from '../../gateway/context.ts';
import { malformed } from '../../gateway/GatewayError.ts';
import { inAddress } from '../../gateway/inAddress.ts';
import { readRecord } from '../../gateway/records.ts';
import { answered } from '../../gateway/resourceMutations.ts';
import type { Operation } from '../../gateway/selection.ts';
import { isWireRecord } from '../../gateway/wire.ts';
import type {
  CloseShiftInput,
  CountedCashInput,
  MoveCashInput,
  MutationResolvers,
  OpenShiftInput,
  QueryResolvers,
  TillShift,
} from '../../generated/schema.ts';
import { pathNamedBy } from '../payPaths.ts';

const ofTill = (tillId: string) => `/tills/${inAddress(tillId)}/shift`;
const ofShift = (shiftId: string, what: 'cash' | 'close') => `/shifts/${inAddress(shiftId)}/${what}`;

export const tillShift: QueryResolvers['tillShift'] = async (_, { tillId }, context, info) => {
  const answer = await context.gateway.get(ofTill(tillId));
  if (answer === null) return null;
  if (!isWireRecord(answer)) throw malformed('The answer is no shift.');
  return await readRecord<TillShift>(context, info, 'TillShift', answer);
};

export const openShift: MutationResolvers['openShift'] = async (_, { input }, context, info) =>
  written(context, info, () => context.gateway.post(ofTill(input.tillId), openingBody(input)));

export const moveCash: MutationResolvers['moveCash'] = async (_, { input }, context, info) => {
  const body = { ...cashBody(input), approval_id: input.approvalId ?? undefined };
  return written(context, info, () => context.gateway.post(ofShift(input.shiftId, 'cash'), body));
};

export const closeShift: MutationResolvers['closeShift'] = async (_, { input }, context, info) => {
  const body = { ...closingBody(input), approval_id: input.approvalId ?? undefined };
  return written(context, info, () => context.gateway.post(ofShift(input.shiftId, 'close'), body));
};

export const cashBody = ({ entryId: id, amount, reason }: MoveCashInput) => ({ id, amount, reason });

const openingBody = ({ counted, reason }: OpenShiftInput) => ({ ...countOf(counted), reason: reason ?? undefined });

export const closingBody = ({ counted, leftCash, reason }: CloseShiftInput) => ({
  ...countOf(counted),
  left_cash: leftCash ?? undefined,
  reason: reason ?? undefined,
});

function countOf({ cash, counts }: CountedCashInput) {
  if (!counts) return { cash: cash ?? undefined };
  return { counts: Object.fromEntries(counts.map(({ piece, count }) => [Math.round(piece * 100), count])) };
}

export const shiftInputPath = pathNamedBy({ cash: 'counted', counts: 'counted', id: 'entryId', left_cash: 'leftCash' });

const written = (context: Context, info: Operation, send: () => Promise<unknown>) =>
  answered('tillShift', shiftInputPath, async () => {
    const answer = await send();
    if (!isWireRecord(answer)) throw malformed('The answer is no shift.');
    return await readRecord<TillShift>(context, info, 'TillShift', answer);
  });
