import { fakeId } from './fakeId.ts';

const time = '2026-01-05T02:00:00.000Z';

/** What every customer of this shop has recorded, with the names that the gateway brings along. */
const personal = {
  firstname_th: 'สมชาย',
  lastname_th: null,
  nickname_th: null,
  firstname_en: 'Somchai',
  lastname_en: null,
  nickname_en: null,
  language: 'th-TH',
  birthdate: '1990-02-03',
  gender: 'Male',
  nationality: 'Thai',
  state: 'single',
  occupation_id: fakeId('occupation', 0),
  occupation: { name: 'พ่อครัว' },
  address: '1 Silom',
  province_id: fakeId('province', 0),
  province: { name: 'กรุงเทพมหานคร' },
  district_id: fakeId('district', 0),
  district: { name: 'บางรัก' },
  subdistrict: { name: 'สีลม' },
  postcode_id: fakeId('postcode', 0),
  postcode: { code: '10500' },
  recommended_by: 'Walk-in',
  invite_codes: [],
  tags: [],
  image_url: null,
  status: 'Active',
  branch_id: fakeId('branch', 0),
  time,
  __v: 5,
};

export function potentialRow(index: number) {
  return {
    id: fakeId('potential', index),
    firstname: `Malee ${index}`,
    lastname: 'Dee',
    nickname: null,
    phone: '0898765432|TH|+66',
    email: null,
    ...personal,
    subdistrict_id: fakeId('sub-district', 0),
    last_activity_time: time,
    member_id: null,
  };
}

export function memberRow(index: number) {
  const tier = fakeId('tier', index % 2);
  return {
    id: fakeId('member', index),
    code: `M${index}`,
    firstname: `Somchai ${index}`,
    lastname: 'Jaidee',
    nickname: null,
    phone: '0812345678|TH|+66',
    email: null,
    ...personal,
    sub_district_id: fakeId('sub-district', 0),
    line_id: '@somchai',
    instagram_id: null,
    educations: [{ school: 'Chula', degree: null }],
    works: [],
    socials: [
      { id: fakeId('social', 0), account: 'somchai' },
      { id: 'elsewhere', account: null },
    ],
    interests: { hobbies: ['Muay Thai', null], fashion_brands: ['Jim Thompson'] },
    merchant_remark: null,
    answers: { household_size: 3 },
    badges: [{ id: fakeId('badge', 0), name: 'Big Spender' }],
    accum: { payment: { total_transaction: 12, total_revenue: 1234.5 } },
    last_transaction_time: '2026-11-01T10:00:00+07:00',
    tier: { current: { id: tier, name: index % 2 ? 'Standard' : 'Gold', image_url: null } },
    tier_id: tier,
    lifetime_value: {
      total_revenue: 1234.5,
      total_transaction: 12,
      remaining_reward: 100,
      total_qty: 30,
      duration: 86_400,
      top_frequent_category: { id: fakeId('category', 0), name: 'Drinks', frequent: 9 },
      top_expense_category: { id: fakeId('category', 0), name: 'Drinks', price: 1000.5 },
      last_expense_category: null,
    },
  };
}
