import { moment, number, optionalText, text } from '../gateway/fields.ts';
import { malformed } from '../gateway/GatewayError.ts';
import { inAddress } from '../gateway/inAddress.ts';
import { readRecord, readRecords } from '../gateway/records.ts';
import { recordType } from '../gateway/recordType.ts';
import { answered } from '../gateway/resourceMutations.ts';
import { textOf } from '../gateway/textOf.ts';
import { isWireRecord, type WireRecord } from '../gateway/wire.ts';
import { inputPath } from '../gateway/wireInput.ts';
import type { ClosedMonth, MutationResolvers, QueryResolvers } from '../generated/schema.ts';

const PATH = '/closed-months';

export const closedMonths: QueryResolvers['closedMonths'] = async (_, _args, context, info) => {
  const answer = await context.gateway.get(PATH);
  if (!isWireRecord(answer) || !Array.isArray(answer.months)) throw malformed('The closed months are none.');
  const rows = answer.months.filter(isWireRecord);
  return {
    id: 'self',
    closedThrough: textOf(answer.closed_through) || null,
    canClose: answer.may_close === true,
    months: await readRecords<ClosedMonth>(context, info, 'ClosedMonth', rows),
  };
};

export const closeMonth: MutationResolvers['closeMonth'] = async (_, { input }, context, info) =>
  await answered(
    'closedMonth',
    inputPath({}),
    async () =>
      await readRecord<ClosedMonth>(
        context,
        info,
        'ClosedMonth',
        monthIn(await context.gateway.post(PATH, { month: input.month })),
      ),
  );

export const reopenMonth: MutationResolvers['reopenMonth'] = async (_, { input }, context, info) =>
  await answered('closedMonth', inputPath({}), async () => {
    const { id, reason } = input;
    const answer = await context.gateway.post(`${PATH}/${inAddress(id)}/reopen`, { reason });
    return await readRecord<ClosedMonth>(context, info, 'ClosedMonth', monthIn(answer));
  });

function monthIn(answer: unknown): WireRecord {
  if (isWireRecord(answer) && isWireRecord(answer.month)) return answer.month;
  throw malformed('The closed month is none.');
}

export const closedMonthRecords = [
  recordType<ClosedMonth>('ClosedMonth', null, {
    id: text('id'),
    month: text('month'),
    total: number('total'),
    value: number('value'),
    vat: number('vat'),
    exempt: number('exempt'),
    closedAt: moment('closed_at'),
    closedByName: text('closed_by_name'),
    reopenedAt: moment('reopened_at'),
    reopenedByName: optionalText('reopened_by_name'),
    reopenReason: optionalText('reopen_reason'),
  }),
];
