import type { Context } from '../../gateway/context.ts';
import { malformed } from '../../gateway/GatewayError.ts';
import { inAddress } from '../../gateway/inAddress.ts';
import { readRecord } from '../../gateway/records.ts';
import { answered } from '../../gateway/resourceMutations.ts';
import type { Operation } from '../../gateway/selection.ts';
import { isWireRecord } from '../../gateway/wire.ts';
import type {
  MutationResolvers,
  Preparation,
  PreparedLine,
  QueryResolvers,
  TickPreparationInput,
} from '../../generated/schema.ts';
import { pathNamedBy } from '../payPaths.ts';

const PATH = '/preparation';
const pathTo = ({ transactionId, line }: TickPreparationInput) =>
  `${PATH}/${inAddress(transactionId)}/${inAddress(String(line))}`;

export const preparation: QueryResolvers['preparation'] = async (
  _,
  { branchId, station, transactionId },
  context,
  info,
) => {
  const query = new URLSearchParams({
    branch_id: branchId,
    ...(station && { station }),
    ...(transactionId && { transaction_id: transactionId }),
  });
  const answer = await context.gateway.get(`${PATH}?${query}`);
  if (!isWireRecord(answer)) throw malformed('The answer says nothing about what is to be prepared.');
  return await readRecord<Preparation>(context, info, 'Preparation', answer);
};

export const tickPreparation: MutationResolvers['tickPreparation'] = async (_, { input }, context, info) =>
  written(context, info, () => context.gateway.post(pathTo(input), {}));

export const untickPreparation: MutationResolvers['untickPreparation'] = async (_, { input }, context, info) =>
  written(context, info, () => context.gateway.delete(pathTo(input)));

const inputPath = pathNamedBy({ sale: 'transactionId' });

const written = (context: Context, info: Operation, send: () => Promise<unknown>) =>
  answered('preparedLine', inputPath, async () => {
    const answer = await send();
    if (!isWireRecord(answer)) throw malformed('The answer is no line of a sale.');
    return await readRecord<PreparedLine>(context, info, 'PreparedLine', answer);
  });
