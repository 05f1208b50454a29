import { TAX_DOCUMENT_KINDS } from '@taem/domain/till/taxDocument.ts';
import { count, enumOf, text } from '../gateway/fields.ts';
import { malformed } from '../gateway/GatewayError.ts';
import { readRecords } from '../gateway/records.ts';
import { recordType } from '../gateway/recordType.ts';
import { isWireRecord } from '../gateway/wire.ts';
import type { QueryResolvers, TaxCounter } from '../generated/schema.ts';

export const taxCounters: QueryResolvers['taxCounters'] = async (_, _args, context, info) => {
  const answer = await context.gateway.get('/tax-counters');
  if (!isWireRecord(answer) || !Array.isArray(answer.counters)) throw malformed('The counters are none.');
  return await readRecords<TaxCounter>(context, info, 'TaxCounter', answer.counters.filter(isWireRecord));
};

export const taxCounterRecords = [
  recordType<TaxCounter>('TaxCounter', null, {
    branchId: text('branch_id'),
    tillCode: text('till_code'),
    kind: enumOf('kind', TAX_DOCUMENT_KINDS),
    lastNumber: count('last_number'),
  }),
];
