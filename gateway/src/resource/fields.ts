import { STATUS_CHOICES } from '@taem/domain/form/statusField.ts';
import { portraitFolder } from '../files/saveImage.ts';
import type { Field, FieldType, Join, WriteRule } from './defineResource.ts';

interface Options extends Partial<WriteRule> {
  /** false: not writable through this resource. */
  writable?: boolean;
  searched?: boolean | string;
}

const declare =
  (type: FieldType) =>
  (column: string, { writable = true, searched, ...rule }: Options = {}): Field => ({
    type,
    sql: `t.${column}`,
    searched,
    write: writable ? { ...rule, column } : undefined,
  });

export const text = declare('text');
export const money = declare('money');
export const integer = declare('integer');
export const boolean = declare('boolean');
export const date = declare('date');
export const timestamp = declare('timestamp');
export const id = declare('id');
export const json = declare('json');
export const textArray = declare('textArray');

/** The name of a shared entry, in the requested language. */
export const sharedName = (join?: string): Field => ({
  type: 'text',
  sql: `${join ?? 't'}.name`,
  inLanguage: (locale) => `coalesce(${join ?? 't'}.i18n #>> '{${locale},name}', ${join ?? 't'}.name)`,
  join,
  searched: join === undefined,
});

/** Returns a field with a calculated value that no column stores. */
export const computed = (type: FieldType, sql: string, join?: string): Field => ({ type, sql, join });

/** Returns a field whose value comes from a join. */
export const joined = (type: FieldType, join: string, column: string): Field => ({
  type,
  sql: `${join}.${column}`,
  join,
});

/** The branch of a record: the join, and the fields that it gives. */
export const branchJoin: Join = { table: 'merchant_branches', on: 'branch.id = t.branch_id' };
export const branchFields: Readonly<Record<string, Field>> = {
  'branch.id': joined('id', 'branch', 'id'),
  'branch.name': joined('text', 'branch', 'name'),
};

export const status = text('status', { choices: STATUS_CHOICES });

/** The address of a picture, which is set by sending the picture. */
export const imageUrl = text('image_url', { writable: false });

/** The picture of a person: its address is returned signed, and expires. */
export const portrait: Field = { ...imageUrl, folderOf: portraitFolder };

/** Fields of every record. */
export const recordFields: Readonly<Record<'id' | 'time' | '__v', Field>> = {
  id: id('id', { writable: false }),
  time: timestamp('created_at', { writable: false }),
  __v: integer('version', { writable: false }),
};
