import type { ChangedKind } from '@taem/domain/changes/changedKinds.ts';
import type { RecordedType } from '@taem/domain/changes/recordedTypes.ts';
import { wireName } from '@taem/domain/record/wireName.ts';
import { RECORDS } from '@taem/domain/records.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { mayKnow } from '../resource/compileRecord.ts';
import type { Field, FieldType, Resource } from '../resource/defineResource.ts';

/** A recorded column, as the contract describes it. */
export interface RecordedField {
  /** The name in the contract. */
  name: string;
  kind: ChangedKind;
  /** The wire field, which determines who may see it. */
  field: Field;
}

const KINDS: Readonly<Record<FieldType, ChangedKind>> = {
  text: 'text',
  money: 'money',
  integer: 'number',
  decimal: 'number',
  boolean: 'flag',
  date: 'date',
  timestamp: 'moment',
  id: 'reference',
  json: 'entries',
  textArray: 'list',
};

/** Columns with another name than their field. */
const COLUMNS_OF_THEIR_OWN: Readonly<Record<string, ChangedKind>> = {
  branch_ids: 'list',
  answers: 'entries',
  merged_into_id: 'reference',
  erased_at: 'moment',
};

/** Returns the reported columns of a resource, by name. Columns that are not written through the record are left out. */
export function recordedFields({ type }: RecordedType, { fieldByPath }: Resource): ReadonlyMap<string, RecordedField> {
  const declared = Object.entries(RECORDS.find((record) => record.type === type)?.fields ?? {});
  const nameOf = (wire: string, column: string) =>
    declared.find(([name, field]) => wireName(name, field) === wire)?.[0] ?? contractName(column);
  const written = [...fieldByPath].flatMap(([wire, field]): [string, RecordedField][] => {
    if (wire === 'image_url') return [[wire, { name: 'imageUrl', kind: 'picture', field }]];
    const column = field.write?.column;
    return column ? [[column, { name: nameOf(wire, column), kind: KINDS[field.type], field }]] : [];
  });
  const others = Object.entries(COLUMNS_OF_THEIR_OWN).flatMap(([column, kind]): [string, RecordedField][] => {
    const field = fieldByPath.get(column);
    return field ? [[column, { name: contractName(column), kind, field }]] : [];
  });
  return new Map([...others, ...written]);
}

export const contractName = (column: string): string =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Whether a user may see a field's value, as for the record itself. */
export const mayKnowField = ({ field }: RecordedField, session: GatewaySession): boolean => mayKnow(field, session);
