import { stockCount } from '@taem/domain/stock/stockCount.ts';
import type { Area } from '../../gateway/Area.ts';
import { declaredRecord } from '../../gateway/declaredRecord.ts';
import { listOf } from '../../gateway/envelope.ts';
import { flag, integer, moment, number, optionalText, text } from '../../gateway/fields.ts';
import { formOf } from '../../gateway/formOf.ts';
import type { ListQuery } from '../../gateway/GatewayCalls.ts';
import { malformed } from '../../gateway/GatewayError.ts';
import { rowPath } from '../../gateway/importMutation.ts';
import { inAddress } from '../../gateway/inAddress.ts';
import { readRecords } from '../../gateway/records.ts';
import { recordType } from '../../gateway/recordType.ts';
import { answered, withFile } from '../../gateway/resourceMutations.ts';
import { pagedQueries } from '../../gateway/resourceQueries.ts';
import type { Upload } from '../../gateway/upload.ts';
import { SHEET } from '../../gateway/uploadedFile.ts';
import { isWireRecord, type WireRecord } from '../../gateway/wire.ts';
import { inputPath } from '../../gateway/wireInput.ts';
import { writtenRecord } from '../../gateway/writtenRecord.ts';
import type {
  CountEntryInput,
  MutationResolvers,
  StockCountLine,
  StockCountLineFilter,
} from '../../generated/schema.ts';

const PATH = `/${stockCount.path}`;
const pathTo = (id: string, what: string) => `${PATH}/${inAddress(id)}/${what}`;

const lineRecord = recordType<StockCountLine>(
  'StockCountLine',
  { path: 'stock-count-lines', listKey: 'stock_count_lines', singleKey: 'stock_count_line' },
  {
    id: text('id'),
    productId: text('product_id'),
    code: text('code'),
    name: text('name'),
    imageUrl: optionalText('image_url'),
    counted: integer('counted'),
    countedAt: moment('counted_at'),
    countedByName: optionalText('counted_by_name'),
    expected: integer('expected'),
    difference: integer('difference'),
    isMoved: flag('is_moved'),
    reason: optionalText('reason'),
    value: number('value'),
  },
);

function lineFilter({ countId, isCounted, isDifferent }: StockCountLineFilter): ListQuery {
  return {
    filter: {
      count_id: countId,
      ...(isCounted != null && { is_counted: isCounted }),
      ...(isDifferent != null && { is_different: isDifferent }),
    },
  };
}

const entryBody = ({ id, productId, code, mode, quantity, seen }: CountEntryInput) => ({
  ...{ id, mode, qty: quantity ?? null },
  ...(productId == null ? { code: code ?? '' } : { product_id: productId }),
  ...(mode === 'SET' && { seen: seen ?? null }),
});

const enterStockCount: MutationResolvers['enterStockCount'] = async (_, { input }, context, info) =>
  await answered('lines', inputPath({}), async () => {
    const { countId, entries, addLines } = input;
    const body = { entries: entries.map(entryBody), ...(addLines && { add_lines: true }) };
    const { rows } = listOf(await context.gateway.post(pathTo(countId, 'entries'), body), 'stock_count_lines');
    return await readRecords<StockCountLine>(context, info, 'StockCountLine', rows as WireRecord[]);
  });

const enterStockCountFile: MutationResolvers['enterStockCountFile'] = async (_, { input }, context) => {
  const { countId, file, replaces } = input;
  const fields = replaces ? { choices: JSON.stringify({ replace: true }) } : {};
  return await withFile('rows', rowPath, 'file', file as Upload, SHEET, async (sent) => {
    const answer = await context.gateway.postForm(pathTo(countId, 'file'), () => formOf(fields, sent));
    if (!isWireRecord(answer) || typeof answer.rows !== 'number') throw malformed('The answer counts no rows.');
    return answer.rows;
  });
};

const explainCountDifference: MutationResolvers['explainCountDifference'] = async (_, { input }, context) =>
  await answered('reason', inputPath({}), async () => {
    const { countId, productId, reason } = input;
    const path = pathTo(countId, `lines/${inAddress(productId)}/reason`);
    const answer = await context.gateway.post(path, { reason: reason ?? null });
    if (!isWireRecord(answer)) throw malformed('The answer has no reason.');
    return typeof answer.reason === 'string' ? answer.reason : null;
  });

const closeStockCount: MutationResolvers['closeStockCount'] = async (_, { input }, context, info) =>
  await answered('stockCount', inputPath({}), async () => {
    const { id, uncounted } = input;
    const answer = await context.gateway.post(pathTo(id, 'close'), { uncounted });
    return await writtenRecord(context, info, 'StockCount', answer, id);
  });

const counts = declaredRecord(stockCount);

/** Stock counts, their sheets and entries (docs/adr/0172). */
export const stockCounts: Area = {
  resolvers: {
    Query: {
      ...counts.resolvers.Query,
      ...pagedQueries({
        type: 'StockCountLine',
        many: 'stockCountLines',
        filter: lineFilter,
        sortFields: { NAME: 'name', CODE: 'code', COUNTED_AT: 'counted_at', DIFFERENCE: 'difference' },
        defaultSort: { name: 1 },
      }),
    },
    Mutation: {
      ...counts.resolvers.Mutation,
      enterStockCount,
      enterStockCountFile,
      explainCountDifference,
      closeStockCount,
    },
  },
  records: [...counts.records, lineRecord],
};
