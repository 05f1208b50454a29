import { expect, test } from 'vitest';
import { addressLine, type WrittenAddress } from './registeredAddress.ts';

const BARE: WrittenAddress = {
  ...{ houseNo: '', building: '', moo: '', soi: '', road: '' },
  ...{ subDistrict: 'ปทุมวัน', district: 'ปทุมวัน', province: 'กรุงเทพมหานคร', postcode: '10330' },
};
const CHIANG_MAI = { subDistrict: 'ศรีภูมิ', district: 'เมืองเชียงใหม่', province: 'เชียงใหม่', postcode: '50200' };

test.each<[Partial<WrittenAddress>, string]>([
  [{ houseNo: '99/1', road: 'พระรามที่ 1' }, 'เลขที่ 99/1 ถนนพระรามที่ 1 แขวงปทุมวัน เขตปทุมวัน กรุงเทพมหานคร 10330'],
  [
    { houseNo: '12', building: 'อาคารสยาม ชั้น 3', moo: '4', soi: 'สุขใจ', ...CHIANG_MAI },
    'เลขที่ 12 อาคารสยาม ชั้น 3 หมู่ที่ 4 ซอยสุขใจ ตำบลศรีภูมิ อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่ 50200',
  ],
  // Each part typed with its label in front.
  [
    { houseNo: 'เลขที่ 7', moo: 'หมู่ 2', soi: 'ซ.5', road: 'ถ.สีลม' },
    'เลขที่ 7 หมู่ 2 ซ.5 ถ.สีลม แขวงปทุมวัน เขตปทุมวัน กรุงเทพมหานคร 10330',
  ],
  [{ houseNo: ' 7 ', postcode: '' }, 'เลขที่ 7 แขวงปทุมวัน เขตปทุมวัน กรุงเทพมหานคร'],
])('issue 36 the parts %j of an address are one line', (parts, line) => {
  expect(addressLine({ ...BARE, ...parts })).toBe(line);
});
