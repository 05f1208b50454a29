import { Type } from '@sinclair/typebox';
import { type BulkAction, bulkActions, bulkFields, ROUND_TO, ROUNDINGS } from '@taem/domain/changes/bulkEdit.ts';
import { bulkRecord } from '@taem/domain/changes/bulkRecords.ts';
import { valueOr } from '@taem/domain/reading/reading.ts';
import { readHashtags, readTexts } from '@taem/domain/reading/tags.ts';
import type { RecordField } from '@taem/domain/record/field.ts';
import { wireName } from '@taem/domain/record/wireName.ts';
import { refuseField } from '../http/errors.ts';
import type { Field } from '../resource/defineResource.ts';
import { orNull, Uuid } from '../resource/jsonShapes.ts';
import { readValue, WrongValue } from '../resource/readValue.ts';
import type { Recorded, RecordedResources } from './recordedResources.ts';

export const MAX_RECORDS = 100_000;

const Text = Type.String({ maxLength: 2_000 });
export const BulkBody = Type.Object({
  record: Type.String({ maxLength: 50, description: 'Contract type of the records.' }),
  ids: Type.Optional(orNull(Type.Array(Uuid, { minItems: 1, maxItems: 1_000 }))),
  filter: Type.Optional(orNull(Type.Record(Type.String(), Type.Unknown()))),
  keyword: Type.Optional(orNull(Type.String({ maxLength: 100 }))),
  branch_id: Type.Optional(orNull(Uuid, { description: 'Branch of the figures in the filter.' })),
  expected: Type.Optional(Type.Integer({ minimum: 0, description: 'Number of records that the preview found.' })),
  field: Type.String({ maxLength: 50, description: 'Name of the field in the contract.' }),
  action: Type.Object({
    kind: Type.Union(['SET', 'PERCENT', 'AMOUNT', 'ADD_TAGS', 'REMOVE_TAGS'].map((kind) => Type.Literal(kind))),
    value: Type.Optional(Type.Union([Text, Type.Number(), Type.Boolean(), Type.Null()])),
    percent: Type.Optional(orNull(Type.Number({ minimum: -100, maximum: 1_000 }))),
    amount: Type.Optional(orNull(Type.Number({ description: 'In baht; below 0 reduces it.' }))),
    round_to: Type.Optional(orNull(Type.Number({ description: 'Baht.' }))),
    rounding: Type.Optional(Type.Union([...ROUNDINGS.map((rounding) => Type.Literal(rounding)), Type.Null()])),
    tags: Type.Optional(orNull(Type.Array(Text, { maxItems: 20 }))),
  }),
});
// biome-ignore lint/suspicious/noExplicitAny: the schema has checked it.
type Body = any;

/** A bulk edit as it was requested. */
export interface BulkEdit {
  kind: Recorded;
  which: { ids: string[] | null; filter: Record<string, unknown>; keyword: string | null; branchId: string | null };
  expected: number | null;
  declared: RecordField;
  wire: Field;
  column: string;
  action: BulkAction;
}

export function readBulkEdit(recorded: RecordedResources, body: Body): BulkEdit {
  const kind = recorded.ofType(body.record);
  const record = bulkRecord(kind.type);
  const declared = record?.fields[body.field];
  if (!record || !declared || !bulkFields(record).includes(body.field)) {
    throw refuseField('field', 'is not one that can be changed in many records at once');
  }
  if (!bulkActions(declared).includes(body.action.kind)) throw refuseField('action.kind', 'is not for this field');
  const wire = kind.resource.fieldByPath.get(wireName(body.field, declared));
  if (!wire?.write) throw refuseField('field', 'is not written');
  return {
    kind,
    which: {
      ids: body.ids ?? null,
      filter: body.filter ?? {},
      keyword: body.keyword || null,
      branchId: body.branch_id ?? null,
    },
    expected: body.expected ?? null,
    declared,
    wire,
    column: wire.write.column,
    action: readAction(body.action, declared, wire),
  };
}

function readAction(given: Body, declared: RecordField, wire: Field): BulkAction {
  switch (given.kind) {
    case 'SET':
      return { kind: 'SET', value: readSet(given.value ?? null, declared, wire) };
    case 'PERCENT':
      if (typeof given.percent !== 'number' || given.percent === 0) throw refuseField('action.percent', 'is required');
      return { kind: 'PERCENT', percent: given.percent, ...readRounding(given) };
    case 'AMOUNT':
      if (typeof given.amount !== 'number' || given.amount === 0) throw refuseField('action.amount', 'is required');
      return { kind: 'AMOUNT', amount: readBaht('action.amount', given.amount), ...readRounding(given) };
    default: {
      const isAsTyped = declared.kind === 'tags' && declared.asTyped;
      const tags = (given.tags ?? []).flatMap((tag: string) =>
        isAsTyped ? valueOr(readTexts(tag), []) : readHashtags(tag),
      );
      if (tags.length === 0) throw refuseField('action.tags', 'is required');
      return { kind: given.kind, tags };
    }
  }
}

function readSet(value: unknown, declared: RecordField, { type, write }: Field) {
  if (value === null || value === '') {
    if (write?.required || declared.kind !== 'reference') throw refuseField('action.value', 'is required');
    return null;
  }
  try {
    const read = readValue(type, value) as string | number | boolean;
    if (write?.choices && !write.choices.some((choice) => choice.value === read))
      throw new WrongValue('is not one of the choices');
    const { min, max } = write ?? {};
    if (typeof read === 'number' && ((min !== undefined && read < min) || (max !== undefined && read > max)))
      throw new WrongValue('is beyond the limits of the field');
    return read;
  } catch (error) {
    if (error instanceof WrongValue) throw refuseField('action.value', error.message);
    throw error;
  }
}

function readRounding({ round_to, rounding }: Body) {
  const roundTo = round_to == null ? 1 : readBaht('action.round_to', round_to);
  if (!ROUND_TO.some((step) => step === roundTo)) throw refuseField('action.round_to', 'is not one of the steps');
  return { roundTo, rounding: rounding ?? 'NEAREST' } as const;
}

function readBaht(path: string, value: number): number {
  try {
    return Number(readValue('money', value));
  } catch (error) {
    throw error instanceof WrongValue ? refuseField(path, error.message) : error;
  }
}
