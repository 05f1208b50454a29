import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { RecordField } from '@taem/domain/record/field.ts';
import { isNonNull } from '@taem/domain/record/isNonNull.ts';
import { listFilter } from '@taem/domain/record/listFilter.ts';
import { sortName } from '@taem/domain/record/sortName.ts';
import { wireName } from '@taem/domain/record/wireName.ts';
import type { Resolvers } from '../generated/schema.ts';
import type { Area } from './Area.ts';
import type { Context } from './context.ts';
import { day, flag, integer, moment, number, optionalText, phone, status, text, texts, textWithin } from './fields.ts';
import type { ListQuery } from './GatewayCalls.ts';
import { type Field, nested, type RecordType, relation, type ValueField } from './recordType.ts';
import { resourceMutations, type Write } from './resourceMutations.ts';
import { listQuery, pagedQueries } from './resourceQueries.ts';
import { phoneOnWire, readTags, type WireField } from './wireInput.ts';

/** What an area adds to its record: how fields with custom shapes are read and sent. */
export interface Particulars {
  fields?: Readonly<Record<string, Field<unknown>>>;
  input?: Readonly<Record<string, WireField>>;
  /** Builds the wire's query from the filter of its list, if that has more than fields. */
  filter?: (criteria: never, context: Context) => Promise<ListQuery>;
}

/** Creates the area of a declared record: how it is read, its queries and its mutations. */
export function declaredRecord(record: RecordDeclaration, particulars: Particulars = {}): Area {
  return {
    records: [readingOf(record, particulars)],
    resolvers: { Query: queriesOf(record, particulars), Mutation: mutationsOf(record, particulars) } as Resolvers,
  };
}

function readingOf(record: RecordDeclaration, { fields = {} }: Particulars): RecordType {
  const { type, path, listKey, singleKey, picture } = record;
  const declared = Object.entries(record.fields).flatMap(([name, field]) =>
    field.kind === 'own' || name in fields ? [] : readField(name, field),
  );
  return {
    name: type,
    resource: { path, listKey, singleKey },
    fields: {
      id: text('id'),
      createdAt: moment('time'),
      version: integer('__v'),
      ...(picture ? { imageUrl: optionalText('image_url') } : {}),
      ...Object.fromEntries(declared),
      ...fields,
    },
  };
}

function readField(name: string, field: RecordField): [string, Field<unknown>][] {
  const wire = wireName(name, field);
  const [object, inside] = wire.split('.');
  if (object && inside) return [[name, textWithin(object, inside)]];
  if (field.kind === 'text' && field.translated)
    return [
      [name, text(wire)],
      ['names', nested('Names', 'i18n')],
    ];
  if (field.kind !== 'reference') return [[name, readerOf(field)(wire)]];
  const part = wire.replace(/_id$/, '');
  const idPath = field.idInside ? `${part}.id` : wire;
  const carried = field.carries && { path: part, fields: ['id', ...field.carries] as never[] };
  return [
    [name, isNonNull(field) ? text(idPath) : optionalText(idPath)],
    [name.replace(/Id$/, ''), relation<unknown>(field.of, idPath, carried)],
  ];
}

const READERS = {
  phone,
  email: optionalText,
  money: number,
  integer,
  decimal: number,
  flag,
  status,
  date: day,
  moment,
};

function readerOf(field: RecordField): (wire: string) => ValueField<unknown> {
  switch (field.kind) {
    case 'text':
      return isNonNull(field) ? text : optionalText;
    case 'tags':
      return texts;
    case 'reference':
    case 'own':
      throw new Error(`The area says how a field of the kind ${field.kind} is read`);
    default:
      return READERS[field.kind];
  }
}

function queriesOf(record: RecordDeclaration, { filter: own }: Particulars): object {
  const { type, one, many, whole, order = { field: 'name', direction: 1 } } = record;
  const filter = (criteria: Readonly<Record<string, unknown>>) => {
    const { branchId, ...narrowed } = listFilter(record, criteria);
    return { ...narrowed, ...(typeof branchId === 'string' && { branch_id: branchId }) };
  };
  if (whole) return listQuery(many as never, { type, one: one as never, filter, sort: wireOrder(record) });
  return pagedQueries({
    type,
    one: one as never,
    many: many as never,
    filter: (own as typeof filter | undefined) ?? filter,
    sortFields: sortFields(record),
    defaultSort: { [wireOf(record, order.field)]: order.direction },
  });
}

/** Maps the contract's sort values to the wire: `RETAIL_PRICE` to `retail_price`, `ROLE` to the name of the role. */
export function sortFields(record: RecordDeclaration): Record<string, string> {
  const sorted = Object.entries(record.fields).filter(([, field]) => field.sorted);
  const names = sorted.map(([name, field]) => {
    const wire = wireName(name, field);
    return [sortName(name), field.kind === 'reference' ? `${wire.replace(/_id$/, '')}.name` : wire];
  });
  return { ...Object.fromEntries(names), ...(record.undated ? {} : { CREATED_AT: 'time' }) };
}

const wireOf = (record: RecordDeclaration, name: string) => wireName(name, record.fields[name]);
const wireOrder = ({ fields, order, positioned }: RecordDeclaration) =>
  positioned ? { position: 1 as const } : order && { [wireName(order.field, fields[order.field])]: order.direction };

function mutationsOf(record: RecordDeclaration, { input }: Particulars): object {
  const { type, create, update, remove, picture, fixed } = record;
  const writes: Write[] = [
    ...(create ? (['create'] as const) : []),
    ...(update ? (['update'] as const) : []),
    ...(remove ? (['delete'] as const) : []),
    ...(picture && update ? (['uploadImage'] as const) : []),
  ];
  return resourceMutations({ type, noun: type, writes, fixed, input: { ...inputOf(record), ...input } });
}

/** Returns how input fields are sent that are not sent unchanged. */
function inputOf({ fields }: RecordDeclaration): Record<string, WireField> {
  const entries = Object.entries(fields).flatMap(([name, { kind, wire }]): [string, WireField][] => {
    if (kind === 'phone') return [[name, { ...phoneOnWire, wire }]];
    if (kind === 'tags') return [[name, { to: readTags, wire }]];
    return wire ? [[name, { wire }]] : [];
  });
  return Object.fromEntries(entries);
}
