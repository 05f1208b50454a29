import { composedFields } from '@taem/domain/record/composedFields.ts';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { RecordField } from '@taem/domain/record/field.ts';
import { filterName } from '@taem/domain/record/filterName.ts';
import { isNonNull } from '@taem/domain/record/isNonNull.ts';
import { hasOfBranch } from '@taem/domain/record/ofBranch.ts';
import { RECORDS } from '@taem/domain/records.ts';
import { isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { sortFields } from './gateway/declaredRecord.ts';
import { createSchema } from './schema.ts';

const schema = createSchema();

/** The contract's type for each kind of field. */
const TYPES: Readonly<Record<Exclude<RecordField['kind'], 'own'>, string>> = {
  text: 'String',
  phone: 'PhoneNumber',
  email: 'String',
  money: 'Money',
  integer: 'Int',
  decimal: 'Float',
  flag: 'Boolean',
  status: 'Status',
  date: 'Date',
  moment: 'DateTime',
  tags: '[String!]',
  reference: 'ID',
};

/** Returns `field: type` of a type or an input of the contract; empty if there is none. */
function written(name: string): string[] {
  const type = schema.getType(name);
  if (!isObjectType(type) && !isInputObjectType(type)) return [];
  return Object.values(type.getFields()).map((field) => `${field.name}: ${field.type}`);
}

const bang = (type: string, isGiven: boolean) => (isGiven ? `${type}!` : type);

/** Returns the lines that follow from the declaration. */
function declared(record: RecordDeclaration, line: (name: string, field: RecordField) => string[]): string[] {
  return Object.entries(record.fields).flatMap(([name, field]) => line(name, field));
}

function read({ of, name, field }: { of: string[]; name: string; field: RecordField }): string[] {
  if (field.kind === 'own') return of.filter((line) => line.startsWith(`${name}: `));
  const own = `${name}: ${bang(TYPES[field.kind], isNonNull(field))}`;
  if (field.kind === 'text' && field.translated) return [own, ...of.filter((line) => line === 'names: Names')];
  if (field.kind !== 'reference') return [own];
  const part = name.replace(/Id$/, '');
  return [own, ...of.filter((line) => line === `${part}: ${field.of}` || line === `${part}: ${field.of}!`)];
}

function typed(of: string[], name: string, field: RecordField, isRequired: boolean): string[] {
  if (field.readOnly) return [];
  if (field.kind === 'own') return of.filter((line) => line.startsWith(`${name}: `));
  return [`${name}: ${bang(TYPES[field.kind], isRequired && field.required !== undefined)}`];
}

/** Types whose lists other pages read by id. */
const BY_IDS = ['OptionGroup', 'Product', 'MerchantUser'];

describe.each(RECORDS.map((record) => [record.type, record] as const))(
  '%s is in the contract as it is declared',
  (type, record) => {
    const same = (name: string, lines: string[]) => expect(written(name).toSorted(), name).toEqual(lines.toSorted());

    it('what is read', () => {
      const of = written(type);
      const standard = ['id: ID!', 'version: Int!', 'createdAt: DateTime!'].filter((line) => of.includes(line));
      const picture = record.picture ? ['imageUrl: PictureUrl'] : [];
      same(type, [...standard, ...picture, ...declared(record, (name, field) => read({ of, name, field }))]);
    });

    // Reference lists are edited on a separate page.
    const isWritten = !record.isReference || record.update !== undefined;
    it.each(isWritten ? [type] : [])('what is written of %s', () => {
      const inputName = `Create${type}Input`;
      const changed = `Update${type}Input`;
      const picture = record.picture ? ['image: Upload'] : [];
      const composed = composedFields(record.fields);
      const create = declared(record, (name, field) => typed(written(inputName), name, field, !composed.has(name)));
      const update = declared(record, (name, field) =>
        field.createOnly ? [] : typed(written(changed), name, field, false),
      );
      same(inputName, record.create ? [...create, ...picture, 'idempotencyKey: String'] : []);
      same(changed, record.update ? ['id: ID!', 'version: Int!', ...update] : []);
      same(`Delete${type}Input`, record.remove ? ['id: ID!'] : []);
      same(
        `Upload${type}ImageInput`,
        record.picture && record.update ? ['id: ID!', 'image: Upload!', 'version: Int!'] : [],
      );
    });

    it('how its list is narrowed and ordered', () => {
      const { [record.many]: list, [record.one]: one } = schema.getQueryType()?.getFields() ?? {};
      expect(one?.args.map(({ name }) => name)).toEqual(['id']);
      const filter = list?.args.find(({ name }) => name === 'filter');
      const filtered = Object.entries(record.fields).filter(([, field]) => field.filtered);
      const criteria = filter ? written(String(filter.type)).map((line) => line.replace(/:.*/, '')) : [];
      // The filter by creation day is part of lists that need it.
      const days = record.byDays && criteria.includes('range') ? ['range'] : [];
      const names = [
        ...filtered.map(([name, field]) => filterName(name, field)),
        ...(hasOfBranch(record) ? ['branchId'] : []),
        ...(BY_IDS.includes(type) ? ['ids'] : []),
        ...days,
        ...(record.alsoFiltered ?? []),
      ];
      expect(criteria.toSorted()).toEqual(names.toSorted());
      const order = schema.getType(`${type}SortField`);
      const values = isEnumType(order) ? order.getValues().map(({ name }) => name) : [];
      expect(values.toSorted()).toEqual(record.whole ? [] : Object.keys(sortFields(record)).toSorted());
    });
  },
);
