import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { PROOF_RULES, PROOF_STATES } from '@taem/domain/insight/proof/proof.ts';
import type { Operation } from '../../http/Operation.ts';
import { branchParameter, dayParameters } from '../../resource/listQuery.ts';
import { fixed } from '../../resource/resourceOperations.ts';

const IdOrNull = Type.Union([Type.String({ format: 'uuid' }), Type.Null()]);
const TextOrNull = Type.Union([Type.String(), Type.Null()]);

const Check = Type.Object(
  {
    rule: Type.Unsafe<string>({ type: 'string', enum: [...PROOF_RULES] }),
    state: Type.Unsafe<string>({
      type: 'string',
      enum: [...PROOF_STATES],
      description: '`NOT_CHECKED`: there was too much to look at in time.',
    }),
    count: Type.Integer({ description: 'Sales, members, or days of a branch that break the rule.' }),
    faults: Type.Array(
      Type.Object({
        transaction_id: IdOrNull,
        transaction_no: TextOrNull,
        member_id: IdOrNull,
        member_code: TextOrNull,
        business_date: TextOrNull,
        branch_id: IdOrNull,
      }),
      { description: 'The first 20 of them; empty for whoever may not see them.' },
    ),
  },
  { title: 'ProofCheck' },
);

export const proofOperation: Operation = {
  id: 'statProof',
  summary: 'Extension: whether what the figures of some days rest on is right, and where it is not',
  tag: 'stat',
  permission: { objectCodes: [PAGE.businessInsight], action: 'Read' },
  forRuns: true,
  query: Type.Object({ ...dayParameters, ...branchParameter }),
  payload: fixed({ proof: Type.Object({ as_of: Type.String({ format: 'date-time' }), checks: Type.Array(Check) }) }),
};
