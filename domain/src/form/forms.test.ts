import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { MAX_PASSWORD_LENGTH } from '../accounts/passwordRules.ts';
import { roleForm } from '../accounts/roleForm.ts';
import { firstPassword, presentPassword, userEditForm, userForm, workplaces } from '../accounts/userForm.ts';
import { product as productRecord } from '../catalogue/product.ts';
import { productCategory, productSubCategory } from '../catalogue/productCategory.ts';
import { conditionEntries, couponEntries, offerForm, pinChange, privilegeEntries } from '../loyalty/offerForm.ts';
import { tierBenefits, tierForm } from '../loyalty/tierForm.ts';
import { merchantBranch } from '../merchant/merchantBranch.ts';
import { pointValueForm, thresholdForm } from '../merchant/settingsForm.ts';
import { formOf } from '../record/formOf.ts';
import { paymentChannel } from '../till/paymentChannel.ts';
import { thaiMessage } from './thaiMessages.ts';

const branchForm = formOf(merchantBranch, 'create');
const categoryForm = formOf(productCategory, 'create');
const subCategoryForm = formOf(productSubCategory, 'create');
const productForm = formOf(productRecord, 'create');
const paymentChannelForm = formOf(paymentChannel, 'create');

/** Returns `field: message` for every broken rule. */
function errors(form: z.ZodType, values: unknown): string[] {
  const result = form.safeParse(values);
  return (result.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

const branch = { name: 'Siam', address: '1 Rama I', phone: '0812345678', email: 'siam@taem.example', status: 'Active' };
const user = {
  username: 'som',
  employeeNo: '007',
  firstname: 'Som',
  lastname: 'Dee',
  phone: '0812345678',
  email: 'som@taem.example',
  status: 'Active',
  roleId: 'r1',
  branchIds: ['b1'],
};
const product = { name: 'Tea', code: 'ABCDEF123456', retailPrice: '1,250.50', categoryId: 'c1', hashtags: 'hot, #new' };
const offer = {
  name: 'Rain',
  status: 'Active',
  conditionId: 'd1',
  conditionValue: 0,
  couponId: 'c1',
  couponValue: '0',
};
const tier = { name: 'Gold', status: 'Active', level: '3', moneyRequired: '20000', couponId: 'c1', couponValue: 0 };
const channel = { name: 'KBank', status: 'Active', instituteId: 'i1', paymentMethodId: 'm1' };

describe('every form takes good values', () => {
  it.each<[string, z.ZodType, object]>([
    ['MGMT-03 branch', branchForm, branch],
    ['MGMT-28 user', userForm, user],
    ['MGMT-08 category', categoryForm, { name: 'Drinks' }],
    ['MGMT-09 sub-category', subCategoryForm, { name: 'Hot', categoryId: 'c1' }],
    ['MGMT-17 product', productForm, product],
    ['MGMT-11 offer', offerForm, offer],
    ['MGMT-24 tier', tierForm, tier],
    ['MGMT-15 payment channel', paymentChannelForm, { ...channel, accountNo: '123-4-56789-0' }],
    ['E1 PromptPay', paymentChannelForm, { ...channel, promptPayId: '081-234-5678' }],
    ['34 a biller', paymentChannelForm, { ...channel, billerId: '9-9999-99999-99-4 01' }],
    ['34 an e-wallet', paymentChannelForm, { ...channel, eWalletId: '004 999000288505' }],
  ])('%s', (_form, form, values) => {
    expect(errors(form, values)).toEqual([]);
  });
});

describe('every empty form says what is required', () => {
  it.each<[string, z.ZodType, string[]]>([
    [
      'MGMT-03 branch',
      branchForm,
      [
        'name: Name is required',
        'address: Address is required',
        'phone: Phone number is required',
        'email: Email is required',
      ],
    ],
    [
      'MGMT-29 user',
      userForm,
      [
        'username: Username is required!',
        'employeeNo: This field is required',
        'firstname: Firstname is required',
        'lastname: Lastname is required',
        'phone: Phone is required',
        'email: Email is required',
        'status: Status is required',
        'roleId: Role is required',
        'branchIds: Branch is required',
      ],
    ],
    ['MGMT-08 category', categoryForm, ['name: The name is required']],
    ['MGMT-08 role', roleForm, ['name: The name is required']],
    ['MGMT-09 sub-category', subCategoryForm, ['name: The name is required', 'categoryId: Required']],
    [
      'MGMT-17 product',
      productForm,
      ['name: Required', 'code: Required', 'retailPrice: Required', 'categoryId: Required'],
    ],
    [
      'MGMT-11 offer',
      offerForm,
      [
        'name: Required',
        'conditionId: Required',
        'conditionValue: Required',
        'couponId: Required',
        'couponValue: Required',
      ],
    ],
    [
      'MGMT-24 tier',
      tierForm,
      ['name: Required', 'level: Required', 'moneyRequired: Required', 'couponId: Required', 'couponValue: Required'],
    ],
    [
      'MGMT-15 payment channel',
      paymentChannelForm,
      ['name: Required', 'instituteId: Required', 'paymentMethodId: Required'],
    ],
  ])('%s, whether fields are missing or blank', (_form, form, expected) => {
    expect(errors(form, {})).toEqual(expected);
    const blank = Object.fromEntries(expected.map((line) => [line.split(':')[0], '']));
    const arrays = 'branchIds' in blank ? { branchIds: [] } : {};
    expect(errors(form, { ...blank, ...arrays })).toEqual(expected);
  });
});

describe('what does not fit is refused', () => {
  it.each<[string, z.ZodType, object, string]>([
    ['MGMT-04 short phone', branchForm, { ...branch, phone: '081234567' }, 'phone: Wrong phone format'],
    ['MGMT-04 email', branchForm, { ...branch, email: 'siam@' }, 'email: Wrong email format'],
    [
      'MGMT-29 space in a username',
      userForm,
      { ...user, username: 'so m' },
      'username: Username should not contain space',
    ],
    ['MGMT-39 user phone', userForm, { ...user, phone: '123' }, 'phone: Phone is not valid'],
    [
      'MGMT-29 long username',
      userForm,
      { ...user, username: 'a'.repeat(201) },
      'username: Must be at most 200 characters',
    ],
    ['MGMT-39 user birthdate', userForm, { ...user, birthdate: '31-02-1990' }, 'birthdate: Birthdate is not valid'],
    ['MGMT-39 user email', userForm, { ...user, email: 'som' }, 'email: Email is not valid'],
    ['MGMT-32 status', branchForm, { ...branch, status: 'Gone' }, 'status: Required'],
    [
      'D22 price with three decimals',
      productForm,
      { ...product, retailPrice: '1.005' },
      'retailPrice: Must have at most two decimals',
    ],
    ['price with a decimal comma', productForm, { ...product, retailPrice: '12,50' }, 'retailPrice: Must be a number'],
    ['D22 negative price', productForm, { ...product, retailPrice: -1 }, 'retailPrice: Must be at least 0'],
    [
      'D22 price above the till',
      productForm,
      { ...product, retailPrice: 10_000_000 },
      'retailPrice: Must be at most 9999999.99',
    ],
    [
      'D22 price above all money',
      productForm,
      { ...product, retailPrice: 1e15 },
      'retailPrice: Must be at most 99999999999.99',
    ],
    ['price that is no number', productForm, { ...product, retailPrice: 'cheap' }, 'retailPrice: Must be a number'],
    ['offer value that is no number', offerForm, { ...offer, couponValue: 'x' }, 'couponValue: Must be a number'],
    ['tier level that is not whole', tierForm, { ...tier, level: 1.5 }, 'level: Must be a whole number'],
    [
      'MGMT-15 account number',
      paymentChannelForm,
      { ...channel, accountNo: '1234567890' },
      'accountNo: Account No. should match xxx-x-xxxxx-x',
    ],
    [
      'E1 PromptPay id with a wrong check digit',
      paymentChannelForm,
      { ...channel, promptPayId: '9999999999995' },
      'promptPayId: PromptPay id should be a mobile phone number or a tax id',
    ],
    [
      '34 biller whose tax id is mistyped',
      paymentChannelForm,
      { ...channel, billerId: '999999999999501' },
      'billerId: Biller ID should have 15 digits: a tax id and two more',
    ],
    [
      '34 e-wallet of 14 digits',
      paymentChannelForm,
      { ...channel, eWalletId: '00499900028850' },
      'eWalletId: E-wallet ID should have 15 digits',
    ],
    ['M6 earn cash of 0', pointValueForm, { earnCash: 0 }, 'earnCash: Must be more than 0'],
    ['M6 redeem point of 0', pointValueForm, { redeemPoint: 0 }, 'redeemPoint: Must be at least 1'],
    ['M6 points below 0', pointValueForm, { earnPoint: -1 }, 'earnPoint: Must be at least 0'],
    ['M6 points beyond the most', pointValueForm, { earnPoint: 2147483647 }, 'earnPoint: Must be at most 1000000'],
    ['M6 cash below 0', pointValueForm, { redeemCash: -5 }, 'redeemCash: Must be at least 0'],
  ])('%s', (_what, form, values, error) => {
    expect(errors(form, values)).toEqual([error]);
  });
});

it('MGMT-17, MGMT-19 a product reads its price in satang, its tags as a list, and does not count stock by default', () => {
  expect(productForm.parse(product)).toMatchObject({
    retailPrice: 125_050,
    hashtags: ['#hot', '#new'],
    skipStock: true,
    status: 'Active',
  });
  expect(formOf(productRecord, 'update').parse(product)).not.toHaveProperty('code');
});

it('MGMT-28 a user is saved as it was typed, without spaces around', () => {
  const filled = { ...user, birthdate: '31-12-1990', jobTitle: 'Cashier', jobUnit: 'Front', branchIds: ['b1', 'b2'] };
  expect(userForm.parse({ ...filled, employeeNo: ' 007 ', firstname: ' Som ' })).toEqual(filled);
  expect(userForm.parse({ ...user, birthdate: ' ' })).toEqual({
    ...user,
    birthdate: null,
    jobTitle: null,
    jobUnit: null,
  });
});

it('MGMT-30 an employee number is text and, like the username, is not changed on edit', () => {
  expect(userForm.parse({ ...user, employeeNo: 42 }).employeeNo).toBe('42');
  expect(errors(userForm, { ...user, employeeNo: '  ' })).toEqual(['employeeNo: This field is required']);
  expect(Object.keys(userForm.shape).filter((field) => !(field in userEditForm.shape))).toEqual([
    'username',
    'employeeNo',
  ]);
});

it.each([
  [true, [], []],
  [true, ['b1'], []],
  [false, ['b1'], []],
  [false, [], [': Branch is required']],
])('PERM-20 a user works everywhere (%s) or in branches %j', (everywhere, branchIds, problems) => {
  const places = { everywhere, branchIds };
  expect(errors(workplaces, places)).toEqual(problems);
  expect(workplaces.safeParse(places).data).toEqual(problems.length === 0 ? places : undefined);
});

it('AUTH-33 a first password is optional; one that is set follows the rules of every password', () => {
  const typed = ['', '1234567', '12345678', 'tea4thre'];
  expect(typed.map((password) => errors(firstPassword, password))).toEqual([
    [],
    [': Need more than 8 characters'],
    [': Too easy to guess'],
    [],
  ]);
  expect(errors(presentPassword, '')).toEqual([]);
  expect(errors(presentPassword, 'a'.repeat(MAX_PASSWORD_LENGTH))).toEqual([]);
  expect(errors(presentPassword, 'a'.repeat(MAX_PASSWORD_LENGTH + 1))).toHaveLength(1);
});

it('DISC-28, MGMT-12 a PIN is always text', () => {
  expect(offerForm.parse({ ...offer, authorizePin: 3333 }).authorizePin).toBe('3333');
  expect(offerForm.parse({ ...offer, authorizePin: '0042' }).authorizePin).toBe('0042');
  expect(offerForm.parse({ ...offer, authorizePin: ' 0042 ' }).authorizePin).toBe('0042');
  expect(offerForm.parse({ ...offer, authorizePin: '' }).authorizePin).toBeNull();
});

it.each([
  ['stays', { change: 'KEEP', pin: '' }, null, []],
  ['stays, whatever was typed before', { change: 'KEEP', pin: '1'.repeat(21) }, null, []],
  ['is taken away', { change: 'CLEAR', pin: '1' }, null, []],
  ['gets other digits', { change: 'SET', pin: ' 0042 ' }, '0042', []],
  ['gets 20 digits', { change: 'SET', pin: '1'.repeat(20) }, '1'.repeat(20), []],
  ['cannot be empty', { change: 'SET', pin: '  ' }, undefined, ['pin: Required']],
  ['cannot be longer', { change: 'SET', pin: '1'.repeat(21) }, undefined, ['pin: Must be at most 20 characters']],
])('MGMT-12 the PIN of an offer %s', (_what, change, pin, problems) => {
  expect(pinChange.safeParse(change).data).toBe(pin);
  expect(errors(pinChange, change)).toEqual(problems);
});

it('MGMT-11, MGMT-13 every condition and benefit has its kind and its value, which may be 0', () => {
  expect(conditionEntries.parse([{ conditionId: 'q', value: '0' }])).toEqual([{ conditionId: 'q', value: 0 }]);
  expect(couponEntries.parse([{ couponId: 'c', value: ' 12.5 ' }])).toEqual([{ couponId: 'c', value: 12.5 }]);
  expect(errors(conditionEntries, [{ conditionId: '', value: '' }])).toEqual([
    '0.conditionId: Required',
    '0.value: Required',
  ]);
  expect(errors(couponEntries, [{ couponId: ' ', value: '-1' }])).toEqual([
    '0.couponId: Required',
    '0.value: Must be at least 0',
  ]);
  expect(errors(conditionEntries, [{}])).toHaveLength(2);
  expect(errors(couponEntries, [{}])).toHaveLength(2);
});

it('MGMT-25 a privilege applies always, or when its condition is whole', () => {
  const item = { couponId: 'c', value: 1 };
  expect(errors(privilegeEntries, [{ condition: null, item }])).toEqual([]);
  expect(errors(privilegeEntries, [{ condition: { conditionId: '', value: 1 }, item }])).toEqual([
    '0.condition.conditionId: Required',
  ]);
  expect(errors(privilegeEntries, [{ condition: null, item: { couponId: '', value: '' } }])).toHaveLength(2);
});

it('MGMT-25 a tier gives the four types; in tier-filter mode only discounts', () => {
  const coupons = ['Discount', 'Discount Percent', 'Multiplier', 'Reward', 'Lucky Draw'].map((type) => ({ type }));
  expect(tierBenefits(coupons).map(({ type }) => type)).toEqual([
    'Discount',
    'Discount Percent',
    'Multiplier',
    'Reward',
  ]);
  expect(tierBenefits(coupons, true).map(({ type }) => type)).toEqual(['Discount', 'Discount Percent']);
});

it('PERM-19 a saved role drops entries without actions', () => {
  const authorizes = [
    { objectCode: 'Page.Merchant.Payment', actionCodes: ['Read'] },
    { objectCode: 'Page.Merchant.Management.Tier', actionCodes: [] },
  ];
  expect(roleForm.parse({ name: 'Cashier', authorizes })).toEqual({
    name: 'Cashier',
    desc: null,
    status: 'Active',
    authorizes: [{ objectCode: 'Page.Merchant.Payment', actionCodes: ['Read'] }],
  });
  expect(roleForm.parse({ name: 'Cashier' }).authorizes).toEqual([]);
});

it.each([
  [{ objectCode: '', actionCodes: ['Read'] }],
  [{ objectCode: 'Page.Merchant.Payment', actionCodes: ['Own'] }],
  [{}],
])('PERM-05 a right is an action on a page, and not %j', (right) => {
  expect(roleForm.safeParse({ name: 'Cashier', authorizes: [right] }).success).toBe(false);
});

it('CONF-02, CONF-04 numbers come out as numbers, empty fields as null', () => {
  expect(pointValueForm.parse({ earnCash: '25', earnPoint: 1, redeemCash: '', redeemPoint: null })).toEqual({
    earnCash: 25,
    earnPoint: 1,
    redeemCash: null,
    redeemPoint: null,
  });
  expect(thresholdForm.parse({ b1: '50000.50', b2: '' })).toEqual({ b1: 50_000.5, b2: null });
});

it.each([
  'does not exist',
  'is already in use.',
  'is not one of your branches',
  'The supplier was not found.',
  'The category is still in use (products), set it to Inactive instead.',
  'No permission: Write on Page.Merchant.Management.Supplier is needed.',
])('what a screen receives from the gateway is said in Thai: %s', (message) => {
  expect(thaiMessage(message)).toMatch(/[ก-๙]/);
});
