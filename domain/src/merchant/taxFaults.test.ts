import { expect, test } from 'vitest';
import { thaiMessage } from '../form/thaiMessages.ts';
import { newTaxFaults, type TaxShop, taxFaultMessages, taxFaults } from './taxFaults.ts';

const branch = (code: string, more: object = {}) => ({
  ...{
    id: code,
    code,
    name: `Shop ${code}`,
    isActive: true,
    taxBranchNo: code.replace(/\W/g, ''),
    address: '1 Rama I',
  },
  ...more,
});
const till = (branchId: string, code: string, isActive = true) => ({ branchId, code, isActive });
const SHOP: TaxShop = {
  ...{ taxName: 'Taem Co., Ltd.', taxAddress: '' },
  taxMode: 'INCLUDED',
  taxId: '0105536000313',
  branches: [branch('BR')],
  tills: [till('BR', '1')],
};
const messages = (shop: Partial<TaxShop>) => taxFaultMessages(taxFaults({ ...SHOP, ...shop }));
const PAIR = 'Branch br-1 and till 1 of branch BR would print the same tax document numbers';

test.each([
  [{}, []],
  [
    { branches: [branch('BR'), branch('br-1')] },
    [
      ['SAME_CODES', PAIR],
      ['SAME_NUMBERS', PAIR],
    ],
  ],
  [{ branches: [branch('BR'), branch('br-1')], taxMode: 'NONE' as const }, [['SAME_CODES', PAIR]]],
  [{ branches: [branch('BR'), branch('br-1', { isActive: false })] }, [['SAME_CODES', PAIR]]],
  [{ branches: [branch('BR'), branch('br-1')], tills: [till('BR', '1', false)] }, [['SAME_CODES', PAIR]]],
  [{ taxName: ' ' }, [['NAME', 'Tax invoices need the registered name of the shop']]],
  [
    { branches: [branch('BR', { address: '' }), branch('Y')] },
    [['ADDRESS', 'Tax invoices need the registered address, or the address of: Shop BR (BR)']],
  ],
  [{ branches: [branch('BR', { address: null })], taxAddress: '9 Rama IX' }, []],
  [
    {
      branches: [
        branch('BR', { taxBranchNo: '00000' }),
        branch('Y', { taxBranchNo: '00000' }),
        branch('Z', { taxBranchNo: '00000', isActive: false }),
      ],
    },
    [['SAME_BRANCH_NO', 'Several branches have one VAT branch number: Shop BR (BR) 00000, Shop Y (Y) 00000']],
  ],
  [{ taxId: '' }, [['TAX_ID', 'Tax invoices need the tax id of the shop']]],
  [
    {
      branches: [
        branch('BR', { taxBranchNo: null }),
        branch('X', { taxBranchNo: null, isActive: false }),
        branch('Y', { taxBranchNo: null }),
      ],
    },
    [['BRANCH_NO', 'Tax invoices need the VAT branch number of: Shop BR (BR), Shop Y (Y)']],
  ],
  [{ taxId: '', branches: [branch('BR', { taxBranchNo: null })], taxMode: 'NONE' as const }, []],
])('issue 36 what tax documents lack, or have twice, is named, in both languages (%#)', (shop, expected) => {
  const found = messages(shop);
  expect(found.map(({ kind, message }) => [kind, message])).toEqual(expected);
  for (const { message } of found) expect(thaiMessage(message)).toMatch(/^[฀-๿]/);
});

test('issue 36 a change is refused for what it breaks alone, and a pair that comes to be for its codes', () => {
  const lacking = { ...SHOP, taxId: '' };
  const numberless = { ...SHOP, branches: [branch('BR', { taxBranchNo: null })] };
  const renamed = { ...SHOP, branches: [branch('BR', { taxBranchNo: null, name: 'Other' })] };
  expect(newTaxFaults(numberless, renamed)).toEqual([]);
  const pair = { ...lacking, branches: [branch('BR'), branch('BR-1')] };
  expect(newTaxFaults(lacking, lacking)).toEqual([]);
  expect(newTaxFaults(lacking, pair).map(({ kind }) => kind)).toEqual(['SAME_CODES']);
  const shut = { ...pair, branches: [branch('BR'), branch('BR-1', { isActive: false })] };
  expect(newTaxFaults(shut, pair).map(({ kind }) => kind)).toEqual(['SAME_NUMBERS']);
});

test('issue 36 a VAT branch number that a closed branch shares is from before, for these branches alone', () => {
  const shared = (code: string) => ({ ...branch(code), taxBranchNo: '00000' });
  const shop = (...branches: TaxShop['branches']) => ({ ...SHOP, branches });
  const [one, two, third] = [shared('BR'), shared('Y'), shared('Z')];
  const closed = { ...two, isActive: false };
  const kinds = (before: TaxShop, after: TaxShop) =>
    newTaxFaults(before, after).map(({ kind, key }) => `${kind} ${key}`);
  expect(kinds(shop(one, closed), shop(one, two))).toEqual([]);
  expect(kinds(shop(one, closed), shop(one, closed, third))).toEqual(['SAME_BRANCH_NO Z 00000']);
  const off = { ...shop(one, two), taxMode: 'NONE' as const };
  expect(kinds(off, shop(one, two))).toEqual(['SAME_BRANCH_NO BR 00000', 'SAME_BRANCH_NO Y 00000']);
});
