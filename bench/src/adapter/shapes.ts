/**
 * The operations of a measurement, as GraphQL and, with other names for the same fields, as GraphQL Mesh generates it.
 */
export interface Shape {
  name: string;
  operation: Operation;
  mesh: Operation;
  /** Body of its write, which the list of upstream calls does not contain. */
  write?: Readonly<Record<string, unknown>>;
}

export interface Operation {
  operationName: string;
  query: string;
  variables: Readonly<Record<string, unknown>>;
}

const SALE_ID = '0199fd69-e680-7001-8000-000000000000';
const PRODUCT_ID = '0199fd69-e680-7006-8000-000000000000';

const SALE = `id transactionNo status businessDate createLocalTime time totalQuantity totalPayment totalDiscount totalRevenue
  amountDue earnPoints redeemPoints version`;
// Mesh has no field for the amount due: the wire has its two parts.
const MESH_SALE = `id transaction_no status business_date create_local_time time total_qty total_payment total_discount
  total_revenue delivery_cost earn { reward } redeem { reward } _0v`;

const meshPage = (limit: number, relations: string) => `query Sales {
  listTransactions(limit: ${limit}) { payload { transactions {
    total { count } result { ${MESH_SALE} ${relations} }
  } } }
}`;

const page = (perPage: number, relations: string, meshRelations: string) => ({
  operation: {
    operationName: 'Sales',
    query: `query Sales($perPage: Int!) { transactions(perPage: $perPage) { total items { ${SALE} ${relations} } } }`,
    variables: { perPage },
  },
  mesh: { operationName: 'Sales', query: meshPage(perPage, meshRelations), variables: {} },
});

export const HUNDRED_ROWS: Shape = {
  name: '100 rows, three levels',
  ...page(
    100,
    `member { id code firstname lastname phone tier { id name level } } branch { id name }
     createBy { id username firstname lastname }`,
    `buyer { id code firstname lastname phone rank { id name level } } branch { id name }
     cashier { id username firstname lastname }`,
  ),
};

export const TWENTY_ROWS: Shape = {
  name: '20 rows, two relations',
  ...page(
    20,
    'member { id code firstname lastname phone } branch { id name }',
    'buyer { id code firstname lastname phone } branch { id name }',
  ),
};

const ONE_ROW: Shape = {
  name: '1 row',
  operation: {
    operationName: 'Sale',
    query: `query Sale($id: ID!) { transaction(id: $id) { ${SALE} } }`,
    variables: { id: SALE_ID },
  },
  mesh: {
    operationName: 'Sale',
    query: `query Sale($id: UUID!) { getTransaction(id: $id) { payload { transaction { ${MESH_SALE} } } } }`,
    variables: { id: SALE_ID },
  },
};

const change = { name: 'กาแฟเย็น', retailPrice: 70 };

const MUTATION: Shape = {
  name: 'mutation',
  operation: {
    operationName: 'Change',
    query: `mutation Change($input: UpdateProductInput!) {
      updateProduct(input: $input) {
        product { id code name retailPrice skipStock hashtags status version } userErrors { code message path }
      }
    }`,
    variables: { input: { id: PRODUCT_ID, version: 0, ...change } },
  },
  mesh: {
    operationName: 'Change',
    query: `mutation Change($id: UUID!, $input: ProductUpdate_Input) {
      updateProduct(id: $id, input: $input) {
        payload { id code name retail_price skip_stock hashtags status _0v }
      }
    }`,
    variables: { id: PRODUCT_ID, input: { name: change.name, retail_price: change.retailPrice, _0v: 0 } },
  },
  write: { name: change.name, retail_price: change.retailPrice, __v: 0 },
};

export const SHAPES: readonly Shape[] = [ONE_ROW, TWENTY_ROWS, HUNDRED_ROWS, MUTATION];
