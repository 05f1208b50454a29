import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { defineResource } from '../resource/defineResource.ts';
import { id, integer, json, text } from '../resource/fields.ts';

/** The file of an import and the choices made for it: the first entry of the import in the change history. */
export const fileImports = defineResource({
  path: 'file-imports',
  listKey: 'file_imports',
  singleKey: 'file_import',
  noun: 'The import',
  table: 'file_imports',
  read: [PAGE.security],
  fields: {
    record: text('record'),
    file_name: text('file_name'),
    sheet: text('sheet'),
    branch_id: id('branch_id'),
    choices: json('choices'),
    mapping: json('mapping'),
    ...{ inserted: integer('inserted'), updated: integer('updated'), same: integer('same'), bad: integer('bad') },
  },
});
