import { recordOf } from '@taem/domain/records.ts';
import { expect, test } from 'vitest';
import { tierParticulars } from '../loyalty/tierParticulars.tsx';
import { isListed, labelOf, listFields } from './columns.ts';

test.each([
  ['ProductCategory', {}, ['Name', 'Description'], ['Status', 'Created']],
  ['PaymentChannel', {}, ['Icon', 'Name', 'Description', 'Bank', 'Kind of payment'], ['Status', 'Created']],
  ['MemberTier', tierParticulars, ['Icon', 'Name', 'Description', 'Level', 'Money required'], ['Status', 'Created']],
] as const)(
  'MGMT-07, MGMT-14, MGMT-23, MGMT-27 the list of %s has the columns of the documents, and what is seldom read one press away',
  (type, particulars, columns, behind) => {
    const record = recordOf(type);
    const names = listFields({ record, particulars });
    const labels = (listed: boolean) =>
      names.filter((name) => isListed(record, name) === listed).map((name) => labelOf(record, name, 'en'));
    expect(labels(true)).toEqual(columns);
    expect(labels(false)).toEqual(expect.arrayContaining([...behind]));
  },
);
