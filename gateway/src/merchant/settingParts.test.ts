import { describe, expect, it } from 'vitest';
import { verifySecret } from '../http/secretHash.ts';
import { scriptedDoor } from '../testing/scriptedDoor.ts';
import { cashier } from '../testing/scriptedShop.ts';
import { type SettingBody, updateMerchantSetting } from './updateMerchantSetting.ts';

const UPDATE = 'update merchant_settings set version = version + 1';
const THERE = 'select 1 from merchant_settings';
const ADDRESS = 'as "taxAddress"';
const LABELS = 'as "weightLabels"';
const SHOP = "json_build_object('taxMode'";
const PLACE = 'where s.id::text = $1';
const WITHOUT_TAX = { taxMode: 'NONE', taxName: '', taxAddress: '', taxId: '', branches: [], tills: [] };
const noAddress = {
  ...{ taxAddress: '', taxHouseNo: '', taxBuilding: '', taxMoo: '', taxSoi: '', taxRoad: '' },
  ...{ taxSubDistrictId: '', taxPostcode: '' },
};

async function update(body: SettingBody, answers: object = {}) {
  const door = await scriptedDoor(
    {
      ...{ [UPDATE]: [{}], [ADDRESS]: [noAddress], [SHOP]: [{ shop: WITHOUT_TAX }], [THERE]: [{}] },
      ...{ [LABELS]: [{ weightLabels: 'NONE', priceLabels: 'NONE' }], ...answers },
    },
    { session: cashier },
  );
  const refused = await updateMerchantSetting(door.context, await door.requestOf(null), body).catch((error) => error);
  const [version, adjust, voided, ...columns] = door.statements.find(({ words }) => words === UPDATE)?.values ?? [];
  return {
    refused,
    version,
    adjust,
    voided,
    columns,
    set: columns.filter((value) => value !== null),
    actors: door.actors,
  };
}

describe('CALL-07 the setting of a shop', () => {
  it('keeps money as satang, numbers and choices as they are, and what is left out as it is', async () => {
    const configuration = {
      ...{ earn_cash: 25.5, earn_point: 1, redeem_cash: 0, max_line_qty: 20, cash_rounding: 'DOWN_25' },
      ...{ approve_return_above: 100, approve_discount_above: 10, receipt_foot: 'Thanks', backdating_days: '' },
    };
    const { refused, version, adjust, voided, set, actors } = await update({ configuration, __v: '3' });
    expect([refused, version, adjust, voided]).toEqual([undefined, 3, null, null]);
    expect(set).toEqual([2_550, 1, 0, 20, 'DOWN_25', 10, 10_000, 'Thanks']);
    expect(actors).toMatchObject([{ source: 'save', user_id: 'mali' }]);
  });

  it('has codes that are kept hashed alone; a flag that one is set changes nothing', async () => {
    const { adjust, voided, set } = await update({ authorize_code: { adjust: '2222', void: true }, __v: 0 });
    expect([voided, set]).toEqual([null, []]);
    expect(await verifySecret(String(adjust), '2222')).toBe(true);
    const other = await update({ authorize_code: { void: '1111', adjust: '' }, __v: 0 });
    expect(other.adjust).toBeNull();
    expect(await verifySecret(String(other.voided), '1111')).toBe(true);
    expect((await update({ authorize_code: null, configuration: null, __v: 0 })).refused).toBeUndefined();
  });

  it.each<[string, SettingBody, string]>([
    ['a version', {}, '__v'],
    ['rates', { configuration: { earn_cash: 0 }, __v: 0 }, 'configuration.earn_cash'],
    ['choices', { configuration: { cash_rounding: 'UP' }, __v: 0 }, 'configuration.cash_rounding'],
    ['codes', { authorize_code: { void: 7 }, __v: 0 }, 'authorize_code.void'],
  ])('with wrong %s is refused at their place, and nothing is written', async (_what, body, path) => {
    const { refused, version } = await update(body);
    expect([refused.status, refused.body.map((problem: { path: string }) => problem.path), version]).toEqual([
      ...[400, [path], undefined],
    ]);
  });

  it('that another user changed is loaded again; one that is not there is not', async () => {
    expect((await update({ __v: 0 }, { [UPDATE]: [] })).refused).toMatchObject({ code: '123' });
    expect((await update({ __v: 0 }, { [UPDATE]: [], [THERE]: [] })).refused).toMatchObject({ status: 404 });
    expect((await update({ __v: 0 }, { [ADDRESS]: [] })).refused).toBeUndefined();
  });

  it('after which both labels of scales would begin alike is refused', async () => {
    const labels = [{ weightLabels: '21', priceLabels: '21' }];
    const { refused } = await update({ __v: 0 }, { [LABELS]: labels });
    expect(refused.body).toMatchObject([{ path: 'configuration.price_labels' }]);
  });

  it('after which tax invoices would lack what they need is refused at its field', async () => {
    const shops = [WITHOUT_TAX, { ...WITHOUT_TAX, taxMode: 'INCLUDED', branches: [] }];
    const branch = { id: 'b', code: 'A', name: 'Ari', isActive: true, address: 'x', taxBranchNo: '00000' };
    const next = () => [{ shop: shops.shift() ?? { ...WITHOUT_TAX, taxMode: 'INCLUDED' } }];
    expect((await update({ __v: 0 }, { [SHOP]: next })).refused).toBeUndefined();
    const lacking = [WITHOUT_TAX, { ...WITHOUT_TAX, taxMode: 'INCLUDED', taxName: 'Baan', branches: [branch] }];
    const { refused } = await update({ __v: 0 }, { [SHOP]: () => [{ shop: lacking.shift() }] });
    expect(refused.body).toMatchObject([{ path: 'configuration.tax_id' }]);
  });

  it('has the line of its registered address from its parts, which are named as the request does', async () => {
    const place = { subDistrict: 'Phra Singh', district: 'Mueang', province: 'Chiang Mai', postcodes: ['50200'] };
    const configuration = { tax_house_no: '1', tax_sub_district_id: '7' };
    const { set } = await update({ configuration, __v: 0 }, { [PLACE]: [place] });
    expect(set).toContain('50200');
    expect(set.some((value) => String(value).includes('Phra Singh'))).toBe(true);
    const { refused } = await update({ configuration: { tax_house_no: '1' }, __v: 0 });
    expect(refused.body).toMatchObject([{ path: 'configuration.tax_sub_district_id' }]);
    const kept = {
      ...noAddress,
      taxHouseNo: '1',
      taxSubDistrictId: '7',
      taxPostcode: '50200',
      taxAddress: 'as it was',
    };
    const unchanged = await update({ configuration: { tax_house_no: '1' }, __v: 0 }, { [ADDRESS]: [kept] });
    expect(unchanged.set).toEqual(['1']);
  });
});
