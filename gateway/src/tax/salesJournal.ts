import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { JOURNAL_AMOUNTS } from '@taem/domain/till/salesJournal.ts';
import { defineResource } from '../resource/defineResource.ts';
import { branchFields, branchJoin, date, id, integer, money } from '../resource/fields.ts';

const readOnly = { writable: false } as const;

/** Sales, returns and payments of each calendar day of a branch (docs/adr/0159). */
export const salesJournal = defineResource({
  path: 'sales-journal',
  listKey: 'sales_journal',
  singleKey: 'sales_journal_day',
  noun: 'The day',
  table: 'sales_journal',
  read: [PAGE.outputTax],
  branch: { field: 'branch_id', lists: 'own' },
  joins: { branch: branchJoin },
  fields: {
    id: id('id', readOnly),
    branch_id: id('branch_id', readOnly),
    ...branchFields,
    calendar_date: { ...date('calendar_date', readOnly), plainOrder: true },
    sales: integer('sales', readOnly),
    ...Object.fromEntries(Object.keys(JOURNAL_AMOUNTS).map((name) => [name, money(name, readOnly)])),
  },
  defaultSort: ['calendar_date', 1],
});
