import { Type } from '@sinclair/typebox';
import { PROOF_RULES, PROOF_STATES } from '@taem/domain/insight/proof/proof.ts';
import { oneOf, orNull, TextOrNull } from '../../resource/jsonShapes.ts';

const IdOrNull = orNull(Type.String({ format: 'uuid' }));

export const Check = Type.Object(
  {
    rule: oneOf(PROOF_RULES),
    state: oneOf(PROOF_STATES, '`NOT_CHECKED`: there was too much data to check in time.'),
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
      { description: 'The first 20 of them; empty for users who may not see them.' },
    ),
  },
  { title: 'ProofCheck' },
);
