import type { BulkRecord } from '@taem/domain/changes/bulkEdit.ts';
import { bulkRecord } from '@taem/domain/changes/bulkRecords.ts';
import { filterName } from '@taem/domain/record/filterName.ts';
import { listFilter } from '@taem/domain/record/listFilter.ts';
import { GraphQLError } from 'graphql';
import type { Context } from '../gateway/context.ts';
import { malformed } from '../gateway/GatewayError.ts';
import { onceBy } from '../gateway/onceBy.ts';
import { memberListQuery } from '../gateway/peopleQueries.ts';
import { readRecord } from '../gateway/records.ts';
import { answered } from '../gateway/resourceMutations.ts';
import { isWireRecord } from '../gateway/wire.ts';
import { wireEnums } from '../gateway/wireEnums.ts';
import type {
  BulkEditAction,
  BulkEditFilter,
  BulkEditPreview,
  MemberFilter,
  MutationResolvers,
  PreviewBulkEditInput,
  QueryResolvers,
} from '../generated/schema.ts';
import { readRun } from './changeRun.ts';

export const previewBulkEdit: QueryResolvers['previewBulkEdit'] = async (_, { input }, context, info) => {
  const answer = await context.gateway.post('/bulk-edits/preview', await bodyOf(input, context));
  if (!isWireRecord(answer)) throw malformed('The answer is no preview.');
  return await readRecord<BulkEditPreview>(context, info, 'BulkEditPreview', answer);
};

export const bulkEdit: MutationResolvers['bulkEdit'] = async (_, { input }, context, info) =>
  await answered('changeRun', pathOf, async () => {
    const { idempotencyKey, expected, ...edit } = input;
    const body = { ...(await bodyOf(edit, context)), ...(expected == null ? {} : { expected }) };
    return await readRun(context, info, await context.gateway.post('/bulk-edits', body, onceBy(idempotencyKey)));
  });

async function bodyOf(input: PreviewBulkEditInput, context: Context) {
  const { type, ids, filter, members, keyword, field, action } = input;
  const record = bulkRecord(type);
  // For any other record they would have no effect.
  if (members && (type !== 'Member' || filter)) {
    const message = 'input.members: is for members, in place of a filter.';
    throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', status: 400 } });
  }
  return {
    record: type,
    ...(ids ? { ids } : {}),
    ...(filter && record ? filterOf(record, filter) : {}),
    ...(members ? { filter: await wireFilterOf(members, context) } : {}),
    ...(keyword ? { keyword } : {}),
    ...{ field, action: actionOf(record, field, action) },
  };
}

/** CUST-09 Converts the filter of the list of members to the wire. */
async function wireFilterOf(members: MemberFilter, context: Context) {
  const { filter, branch_id } = await memberListQuery(members, context);
  return { ...Object(filter), ...(branch_id ? { branch_id } : {}) };
}

/** Converts a filter to the names and values of the wire. */
function filterOf(record: BulkRecord, entries: readonly BulkEditFilter[]) {
  const kinds = new Map(Object.entries(record.fields).map(([name, field]) => [filterName(name, field), field.kind]));
  const criteria = entries.map(({ field, value }) => [field, wireValue(kinds.get(field), value)]);
  const { branchId, filter } = listFilter(record, Object.fromEntries(criteria));
  return { filter, ...(branchId ? { branch_id: branchId } : {}) };
}

function actionOf(record: BulkRecord | null, field: string, action: BulkEditAction) {
  const { kind, value, roundTo, percent, amount, rounding, tags } = action;
  const given = { value: wireValue(record?.fields[field]?.kind, value ?? null), percent, amount, round_to: roundTo };
  const all = { kind, ...given, rounding, tags };
  return Object.fromEntries(Object.entries(all).filter(([, part]) => part !== null && part !== undefined));
}

/** Converts a text to a value of the field's kind; a malformed one is passed on, so that the gateway refuses it by name. */
function wireValue(kind: string | undefined, value: string | null): unknown {
  if (value === null) return null;
  if (kind === 'status') return wireEnums.Status[value as keyof typeof wireEnums.Status] ?? value;
  if (kind === 'flag') return value === 'true' ? true : value === 'false' ? false : value;
  if (kind === 'money') return value.trim() === '' || Number.isNaN(Number(value)) ? value : Number(value);
  return value;
}

const NAMES: Readonly<Record<string, string>> = { round_to: 'roundTo', record: 'type' };
const pathOf = (wirePath: string): string[] => wirePath.split('.').map((part) => NAMES[part] ?? part);
