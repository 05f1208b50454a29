import { randomUUID } from 'node:crypto';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import { writableFields } from '@taem/domain/record/writableFields.ts';
import type { Api } from '../../Api.ts';
import { type ListOracle, PER_PAGE, type Row } from './ListOracle.ts';
import { contractValue } from './validValues.ts';

/** Ids of the shop that new records need. */
export interface Ids {
  billCondition: string;
  memberCondition: string;
  couponId: string;
  categoryId: string;
  instituteId: string;
  paymentMethodId: string;
  roleId: string;
  /** A role for programs, which may not be administrators. */
  programRoleId: string;
  branchId: string;
  productCode: string;
}

/** What a record created through the contract needs beyond the values of its field kinds. */
const needed: Readonly<Record<string, (ids: Ids) => Record<string, unknown>>> = {
  MerchantUser: ({ roleId, branchId }) => ({ status: 'ACTIVE', roleId, branchIds: [branchId] }),
  ServiceAccount: ({ programRoleId, branchId }) => ({ status: 'ACTIVE', roleId: programRoleId, branchIds: [branchId] }),
  ProductSubCategory: ({ categoryId }) => ({ categoryId }),
  Product: ({ categoryId }) => ({ categoryId }),
  PaymentChannel: ({ instituteId, paymentMethodId }) => ({ instituteId, paymentMethodId }),
  Offer: ({ billCondition, couponId }) => ({
    conditions: [{ conditionId: billCondition, value: 100 }],
    items: [{ couponId, value: 5 }],
  }),
  MemberTier: ({ memberCondition, couponId }) => ({
    conditions: [{ conditionId: memberCondition, value: 9_000_000 }],
    privileges: [{ condition: null, item: { couponId, value: 5 } }],
  }),
};

export async function idsOf(api: Api): Promise<Ids> {
  const one = 'perPage: 1) { items { id } }';
  const shop = await api.send<Record<string, Row[]> & Record<string, { items: Row[] }>>(`{
    conditions { id logic } coupons { id type } institutes { id } paymentMethods { id }
    productCategories(${one} merchantRoles(perPage: 100) { items { id name } } merchantBranches(${one}
    products(perPage: 1) { items { id code } } }`);
  const kindOf = (logic: string) => shop.conditions?.find((condition) => String(condition.logic).includes(logic));
  const first = (name: string) => shop[name]?.items?.[0];
  const defaults: Record<keyof Ids, unknown> = {
    billCondition: kindOf('paid_amount')?.id,
    memberCondition: kindOf('total_ltv')?.id,
    couponId: shop.coupons?.find(({ type }) => type === 'Discount')?.id,
    categoryId: first('productCategories')?.id,
    instituteId: shop.institutes?.[0]?.id,
    paymentMethodId: shop.paymentMethods?.[0]?.id,
    roleId: first('merchantRoles')?.id,
    programRoleId: shop.merchantRoles?.items?.find(({ name }) => name === 'Cashier')?.id,
    branchId: first('merchantBranches')?.id,
    productCode: first('products')?.code,
  };
  return defaults as unknown as Ids;
}

/** Creates as many records as a second page needs, one of them inactive; returns the created ones. */
export async function fillPage(oracle: ListOracle, record: RecordDeclaration, ids: Ids): Promise<Row[]> {
  const { total } = await oracle.page({});
  const created: Row[] = [];
  // Goods received stay on the shelves: no second page of them is created.
  if (record.type === 'StockImport') return created;
  for (let mark = 10; total + created.length < PER_PAGE + 2; mark += 1) {
    const values = writableFields(record, 'create').map(([name, field]) => [
      name,
      contractValue(name, field, `${mark}`),
    ]);
    const status = created.length === 0 && 'status' in record.fields && record.update ? { status: 'INACTIVE' } : {};
    created.push(await oracle.create({ ...Object.fromEntries(values), ...needed[record.type]?.(ids), ...status }));
  }
  return created;
}

/** Returns a word by which one record is found, as a person would type it. */
export function keywordOf({ fields }: RecordDeclaration, row: Row): string {
  const found = Object.keys(fields).find((name) => fields[name]?.searched && row[name]);
  return found ? String(row[found]) : '';
}

/** Sells one piece to a guest, so that a sale refers to the product. */
export async function sellOne(api: Api, productId: string): Promise<void> {
  const { product, viewer } = await api.send<{
    product: { retailPrice: number };
    viewer: { branches: { id: string }[] };
  }>('query ($id: ID!) { product(id: $id) { retailPrice } viewer { branches { id } } }', { id: productId });
  const amount = product.retailPrice;
  const { pay } = await api.send<{ pay: { userErrors: unknown[] } }>(
    'mutation ($input: PayInput!) { pay(input: $input) { userErrors { code message } } }',
    {
      input: {
        ...{ branchId: viewer.branches[0]?.id, idempotencyKey: randomUUID(), expectedAmountDue: amount },
        lines: [{ productId, quantity: 1 }],
        channels: [{ type: 'CASH', amount }],
      },
    },
  );
  if (pay.userErrors.length > 0) throw new Error(JSON.stringify(pay.userErrors));
}
