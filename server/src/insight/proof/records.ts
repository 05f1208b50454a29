import { PROOF_RULES, PROOF_STATES } from '@taem/domain/insight/proof/proof.ts';
import { count, day, enumOf, moment, optionalText } from '../../gateway/fields.ts';
import { nestedList, recordType } from '../../gateway/recordType.ts';
import type { Proof, ProofCheck, ProofFault } from '../../generated/schema.ts';

export const proofRecords = [
  recordType<Proof>('Proof', null, {
    asOf: moment('as_of'),
    checks: nestedList<ProofCheck>('ProofCheck', 'checks'),
  }),
  recordType<ProofCheck>('ProofCheck', null, {
    rule: enumOf('rule', PROOF_RULES),
    state: enumOf('state', PROOF_STATES),
    faultCount: count('count'),
    faults: nestedList<ProofFault>('ProofFault', 'faults'),
  }),
  recordType<ProofFault>('ProofFault', null, {
    transactionId: optionalText('transaction_id'),
    transactionNo: optionalText('transaction_no'),
    memberId: optionalText('member_id'),
    memberCode: optionalText('member_code'),
    businessDate: day('business_date'),
    branchId: optionalText('branch_id'),
  }),
];
