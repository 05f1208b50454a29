import { MAX_TEXT_LENGTH } from '@taem/domain/form/messages.ts';
import { STATUS_CHOICES } from '@taem/domain/form/statusField.ts';
import { composedFields } from '@taem/domain/record/composedFields.ts';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { FieldKind, RecordField } from '@taem/domain/record/field.ts';
import { formOf } from '@taem/domain/record/formOf.ts';
import { isNonNull } from '@taem/domain/record/isNonNull.ts';
import { wireName } from '@taem/domain/record/wireName.ts';
import { recordOf } from '@taem/domain/records.ts';
import { withinCreated } from './days.ts';
import {
  defineResource,
  type Field,
  type FieldType,
  type Join,
  type Resource,
  type ResourceDeclaration,
  type WriteRule,
} from './defineResource.ts';
import { id, imageUrl, integer, joined, json, portrait, recordFields, sharedName, text } from './fields.ts';
import { type CheckRecord, formRules } from './formRules.ts';

/** Columns whose name differs from the field's name on the wire. */
const COLUMNS: Readonly<Record<string, string>> = { desc: 'description', hex: 'value', symbol: 'value', url: 'value' };

const TYPES: Readonly<Record<Exclude<FieldKind, 'own' | 'status'>, FieldType>> = {
  text: 'text',
  phone: 'text',
  email: 'text',
  money: 'money',
  integer: 'integer',
  decimal: 'decimal',
  flag: 'boolean',
  date: 'date',
  moment: 'timestamp',
  tags: 'textArray',
  reference: 'id',
};

/** Parts of a record that only the gateway defines: rules over several records, calculated values. */
type Particulars = Partial<Omit<ResourceDeclaration, 'path' | 'listKey' | 'singleKey' | 'noun' | 'read'>>;

/**
 * Returns a declared record as a resource: its table, columns, write rules and joins. `own` fields are in
 * `particulars.fields`.
 */
export function recordResource(record: RecordDeclaration, particulars: Particulars = {}): Resource {
  const { path, listKey, singleKey, words, read, create, update, remove, branch, unversioned, positioned } = record;
  const joins = new Map<string, Join>();
  const nullable = new Map<string, string>();
  const composed = composedFields(record.fields);
  const fields = Object.entries(record.fields).flatMap(([name, field]) => {
    const wire = wireName(name, field);
    // No column stores these: they are computed when the record is read, or only sent with a new record.
    if (field.kind === 'own' && (field.readOnly || isOnlySent(field)) && !particulars.fields?.[wire]) return [];
    if (wire.includes('.')) return insideOf(wire);
    if (isTranslated(field))
      return [[wire, sharedName()] as const, ['i18n', json('i18n', { writable: false })] as const];
    const kept =
      particulars.fields?.[wire] ??
      fieldOf(wire, composed.has(name) ? { ...field, required: undefined } : field, {
        table: snake(path),
        searchText: particulars.searchText,
      });
    if (field.kind !== 'reference') return [[wire, kept] as const];
    const part = wire.replace(/_id$/, '');
    joins.set(part, { table: tableOf(field.of), on: `${part}.id = t.${wire}` });
    if (!isNonNull(field)) nullable.set(part, part);
    const carried = (field.carries ?? field.shows ?? []).map((inner) => [`${part}.${wireName(inner)}`, inner] as const);
    return [
      [wire, kept] as const,
      [`${part}.id`, joined('id', part, 'id')] as const,
      ...carried.map(([at, inner]) => [at, carriedField(field.of, part, inner)] as const),
    ];
  });
  return defineResource({
    path,
    listKey,
    singleKey,
    noun: `The ${words.one.en.toLowerCase()}`,
    table: snake(path),
    read,
    create,
    update,
    remove,
    defaultSort: orderOf(record),
    within: record.byDays && withinCreated,
    check: checkOf(record, composed),
    branch,
    ...particulars,
    joins: { ...Object.fromEntries(joins), ...particulars.joins },
    nullable: Object.fromEntries(nullable),
    fields: {
      ...(unversioned ? { id: id('id') } : recordFields),
      ...Object.fromEntries(fields),
      ...(positioned ? { position: integer('position') } : {}),
      ...fixedFields(record),
      ...(record.picture ? { image_url: record.picture === 'personal' ? portrait : imageUrl } : {}),
      ...ownFields(record, particulars.fields),
    },
  });
}

/**
 * Returns a check by the rules of the record's form; a field composed of parts is not required if one of its parts is
 * given.
 */
function checkOf(record: RecordDeclaration, composed: ReturnType<typeof composedFields>): CheckRecord {
  const paths = pathsOf(record);
  const whole = formRules(formOf(record, 'create'), paths);
  if (composed.size === 0) return whole;
  const byParts = formRules(formOf(record, 'create', [...composed.keys()]), paths);
  const parts = [...composed.values()].flat().map((part) => paths[part] ?? part);
  return (body, mode) => (parts.some((part) => body[part]) ? byParts : whole)(body, mode);
}

/** Adds the readers that the declaration names to fields that an area defines itself. */
function ownFields({ fields }: RecordDeclaration, own: Readonly<Record<string, Field>> = {}): Record<string, Field> {
  const declared = new Map(Object.entries(fields).map(([name, field]) => [wireName(name, field), field]));
  return Object.fromEntries(
    Object.entries(own).map(([wire, field]) => [wire, { readableBy: declared.get(wire)?.readableBy, ...field }]),
  );
}

/** Whether the field is only sent with a new record, to create something else beside it. */
const isOnlySent = ({ createOnly, unread }: { createOnly?: true; unread?: true }) =>
  createOnly === true && unread === true;

const isTranslated = (field: RecordField | undefined) => field?.kind === 'text' && field.translated === true;

/** Fields inside an object are stored and returned with the whole object. */
function insideOf(wire: string): (readonly [string, Field])[] {
  const [object = wire] = wire.split('.');
  return [[object, json(object, { writable: false })]];
}

const carriedField = (type: string, part: string, name: string): Field =>
  isTranslated(recordOf(type).fields[name]) ? sharedName(part) : joined('text', part, wireName(name));

function orderOf({ order, positioned, fields }: RecordDeclaration): ResourceDeclaration['defaultSort'] {
  if (positioned) return ['position', 1];
  return order && [wireName(order.field, fields[order.field]), order.direction];
}

const tableOf = (type: string) => snake(recordOf(type).path);
const snake = (path: string) => path.replaceAll('-', '_');

interface Kept {
  table: string;
  searchText: string | undefined;
}

function fieldOf(wire: string, field: RecordField, { table, searchText }: Kept): Field {
  const column = COLUMNS[wire] ?? wire;
  if (field.kind === 'own') throw new Error(`${wire} has a shape of its own: its area says how it is kept`);
  return {
    type: field.kind === 'status' ? 'text' : TYPES[field.kind],
    sql: `t.${column}`,
    searched: field.searched && (searchText ?? true),
    anyCase: field.kind === 'text' && field.anyCase ? { small: `t.${column}_key`, table } : undefined,
    readableBy: field.readableBy,
    write: field.readOnly ? undefined : { column, createOnly: field.createOnly, ...limitsOf(field) },
  };
}

function limitsOf(field: RecordField): Omit<WriteRule, 'column'> {
  const required = field.required !== undefined;
  switch (field.kind) {
    case 'status':
      return { choices: STATUS_CHOICES };
    case 'text':
      return { required, max: field.max ?? MAX_TEXT_LENGTH, reads: field.reads };
    case 'phone':
      return { required, max: field.max ?? MAX_TEXT_LENGTH, reads: field.landlines ? 'phone' : 'mobile' };
    case 'email':
      return { required, max: field.max ?? MAX_TEXT_LENGTH, reads: 'email' };
    case 'money':
    case 'integer':
      return { required, min: field.min ?? 0, max: field.max };
    case 'decimal':
      return { required, min: field.min, max: field.max };
    case 'reference':
      return { required, references: tableOf(field.of) };
    default:
      return { required };
  }
}

/** Returns fields whose value is the same for every record: only that value may be sent. */
const fixedFields = ({ fixed = {} }: RecordDeclaration): Record<string, Field> =>
  Object.fromEntries(
    Object.entries(fixed).map(([wire, value]) => [
      wire,
      text(wire, { choices: [{ value, words: { th: value, en: value } }] }),
    ]),
  );

/** Returns where the form's fields are in the record as it is sent. */
const pathsOf = ({ fields }: RecordDeclaration) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, wireName(name, field)]));
