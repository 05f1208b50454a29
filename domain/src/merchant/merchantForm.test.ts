import { expect, it } from 'vitest';
import { merchantForm } from './merchantForm.ts';

const good = {
  name: ' ร้านกาแฟ ',
  taxId: '0-1055-67001-23-1',
  branchCode: 'siam',
  branchName: 'สยาม',
  firstname: 'พิมพ์',
  lastname: 'ใจดี',
  username: 'pim',
  email: 'pim@shop.example',
  password: 'สวัสดีครับผม',
};

it('F10 a shop is taken as it is typed: spaces, dashes and small letters do not matter, the time zone is that of Thailand', () => {
  expect(merchantForm.parse(good)).toEqual({
    ...good,
    name: 'ร้านกาแฟ',
    taxId: '0105567001231',
    branchCode: 'SIAM',
    timeZone: 'Asia/Bangkok',
  });
  expect(merchantForm.parse({ ...good, taxId: '๐ ๑๐๕๕ ๖๗๐๐๑ ๒๓ ๑' }).taxId).toBe('0105567001231');
  expect(merchantForm.parse({ ...good, taxId: '' }).taxId).toBe('-');
});

it.each([
  ['name', ' '],
  ['taxId', '12345'],
  ['taxId', '0105567001234'],
  ['branchCode', 'สยาม'],
  ['branchCode', 'ABCDEFGHIJK'],
  ['timeZone', 'Asia/Nowhere'],
  ['username', 'pim@shop'],
  ['username', 'p im'],
  ['email', 'pim'],
  ['password', '1234567'],
  ['password', 'pim.pim2569'],
  ['password', 'ใจดี1234'],
  ['password', 'pim@shop.example'],
])('F10 %s is not "%s"', (field, value) => {
  const { error } = merchantForm.safeParse({ ...good, [field]: value });
  expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
});

it("S10 the owner's password is refused for being their own name while something else is still wrong", () => {
  const { error } = merchantForm.safeParse({ ...good, email: 'pim', password: 'pimpim99' });
  expect(error?.issues.map(({ path }) => path)).toEqual([['email'], ['password']]);
});
