import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import { expect, test } from 'vitest';
import { calendar } from '../calendar/calendar.ts';
import { statistics } from '../insight/routes.ts';
import type { FieldType, Resource } from '../resource/defineResource.ts';
import { resources } from '../resources.ts';
import { transactions } from '../sales/transactions.resource.ts';
import { stockProducts } from '../stock/stockProducts.ts';
import { testGateway } from '../testing/testGateway.ts';

const lists: readonly Resource[] = [
  ...resources,
  calendar,
  stockProducts,
  transactions,
  ...statistics.map(({ resource }) => resource(() => true)),
];

const SAMPLES: Readonly<Record<FieldType, unknown>> = {
  text: "it's",
  money: 1.5,
  integer: 1,
  decimal: 1.5,
  boolean: true,
  date: '2026-01-31',
  timestamp: '2026-01-31T10:00:00Z',
  id: '00000000-0000-4000-8000-000000000000',
  json: 'x',
  textArray: 'x',
};

const gateway = testGateway();

/** Geography lists of the whole country have thousands of rows, and only kinds of fields that other lists have too. */
const LONG: ReadonlySet<string> = new Set(['districts', 'sub-districts', 'postcodes']);

test.each(lists.filter(({ path }) => IS_DEEP || !LONG.has(path)).map((resource) => [resource.path, resource] as const))(
  '%s can be filtered by every field, or says why not',
  async (path, resource) => {
    const token = await gateway.signIn('owner');
    const faults: string[] = [];
    const ask = async (query: Record<string, string>) => {
      const { status, body } = await gateway.send('GET', `/${path}`, { token, query: { limit: '2', ...query } });
      const isReported = status === 200 || (status === 400 && body.code === 'VALIDATION');
      if (!isReported) faults.push(`${JSON.stringify(query)}: ${status} ${body.code}`);
    };
    // Every kind of field of a list meets every condition; in the deep run, every field.
    const tried = new Set<FieldType>();
    for (const [field, { type }] of resource.fieldByPath) {
      const sample = SAMPLES[type];
      const conditions = [
        sample,
        null,
        { $ne: null },
        { $ne: sample },
        { $in: [sample] },
        { $gte: sample, $lt: sample },
      ];
      const isRepeated = tried.has(type);
      tried.add(type);
      for (const condition of IS_DEEP || !isRepeated ? conditions : conditions.slice(-1))
        await ask({ filter: JSON.stringify({ [field]: condition }) });
      await ask({ sort: JSON.stringify({ [field]: -1 }) });
      await ask({ projection: field, addon: field });
    }
    expect(faults).toEqual([]);
  },
  60_000,
);

/** The fields of the table 'Resources' of the documents; unspecified ones are not checked here. */
const DOCUMENTED: Readonly<Record<string, string>> = {
  'merchant-branches': 'id,name,address,phone,email,status,image_url,time,latitude,longitude,__v',
  'merchant-users':
    'id,username,employee_no,identification.employee_no,firstname,lastname,birthdate,phone,email,status,role_id,branches,job_title,last_access_time,time,roles.scope.branch_id,roles.role_id',
  'merchant-roles': 'name,desc,status,authorizes.object_code,authorizes.action_codes,time',
  'product-categories': 'id,name,desc,status,type,time',
  'product-sub-categories': 'name,desc,status,category.id,category.name,category_id',
  products:
    'id,code,name,desc,retail_price,skip_stock,category_id,category,sub_category_id,sub_category,status,hashtags,currency,unit,type,image_url,__v',
  offers:
    'id,name,desc,status,authorize_pin,conditions.condition_id,conditions.value,conditions.condition,items.coupon_id,items.value,items.coupon,time',
  'payment-channels':
    'id,name,desc,account_no,account_name,action_code,payment_method.id,payment_method.name,institute.id,institute.name,institute.image_url,status,image_url',
  'payment-methods': 'name',
  institutes: 'id,name,image_url,font_color',
  cards: 'id,name,institute_id',
  'member-tiers':
    'id,name,desc,level,conditions.condition_id,conditions.value,privileges.condition,privileges.item,image_url,status',
  transactions:
    'id,__v,transaction_no,status,member,guest,bill_detail,payment_channels,total_qty,total_payment,total_discount,total_revenue,delivery_cost,earn,redeem.reward,last_adjust_amount.reward,create_local_time,time,create_by_id,branch_id,branch_name,slip_image_url,remark,void_remark,void_by_id,void_time,type',
  members:
    'id,code,firstname,lastname,nickname,birthdate,nationality,gender,state,occupation_id,phone,email,line_id,instagram_id,address,province_id,district_id,sub_district_id,postcode_id,image_url,branch_id,tags,educations,works,socials.id,socials.account,i18n,__v,badges,last_transaction_time,tier.current.id,tier.current.name,tier.current.image_url,accum.payment.total_transaction,accum.payment.total_revenue,lifetime_value.total_revenue,lifetime_value.total_transaction,lifetime_value.remaining_reward,lifetime_value.total_qty,lifetime_value.duration,lifetime_value.top_frequent_category,lifetime_value.top_expense_category,lifetime_value.last_expense_category,interests,merchant_remark',
  potentials:
    'id,__v,firstname,lastname,nickname,email,phone,address,subdistrict_id,district_id,province_id,postcode_id,birthdate,nationality,gender,state,occupation_id,image_url,tags,last_activity_time',
  'member-badges': 'id,name,conditions.condition_id,conditions.value,__v',
  coupons: 'id,name,type,value,template.logic,template.var_name,qty',
  conditions: 'id,name,template.logic,type',
  menus: 'name,code,sub_menus',
  suppliers: 'name,desc,business_type,tax_id,contact1,contact2,phone,email,address,status',
  'stock/product': 'product_id',
  'stock-import':
    'code,invoice_no,name,desc,products.product_id,products.qty,products.cost_code,products.base_price,products.retail_price,products.final_price,products.location,products.remark,supplier_id,time',
  calendar: 'type,birthdate,start_time,end_time',
  locations: 'name,desc,phone,email,address,status,image_url',
  provinces: 'id,name',
  districts: 'id,name,province_id',
  'sub-districts': 'id,name,district_id',
  postcodes: 'id,code,sub_district_id',
  occupations: 'id,name',
};

/** Lines of the documents that are about the fields of one resource alone. */
const LINES: Readonly<Record<string, string>> = {
  offers: 'DISC-09',
  coupons: 'DISC-21',
  conditions: 'DISC-22',
  'member-tiers': 'DISC-24',
  'payment-channels': 'CHAN-19',
  institutes: 'CHAN-19',
  cards: 'CHAN-19',
  transactions: 'WALL-16',
};
const documented = Object.entries(DOCUMENTED).map(([path, fields]) => ({ line: LINES[path] ?? '', path, fields }));

test.each(documented)('$line $path has every field that the documents name', async ({ path, fields }) => {
  const token = await gateway.signIn('owner');
  const query = { limit: '2', projection: fields, from: '2026-01-01', to: '2026-12-31' };
  const { status, body } = await gateway.send('GET', `/${path}`, { token, query });
  expect({ status, message: body.message }).toEqual({ status: 200, message: undefined });
  const [list] = Object.values(body.payload) as { result: Record<string, unknown>[] }[];
  const names = new Set(fields.split(',').map((field) => field.split('.')[0]));
  for (const row of list?.result ?? []) expect(Object.keys(row)).toEqual(expect.arrayContaining([...names]));
});
