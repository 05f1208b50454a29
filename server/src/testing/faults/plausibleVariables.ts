import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
} from 'graphql';
import { ids } from '../demoRows.ts';
import { fakeId } from '../fakeId.ts';
import type { WebOperation } from './webOperations.ts';

const KEY = 'key-00000001';
const SCALARS: Readonly<Record<string, unknown>> = {
  String: 'text',
  Int: 1,
  Float: 1,
  Boolean: true,
  Money: 10,
  Date: '2026-01-05',
  DateTime: '2026-01-05T10:00:00+07:00',
  LocalDateTime: '2026-01-05 10:00:00',
  PhoneNumber: '+66812345678',
};

/** Where a made-up value would be refused before the gateway is called. */
const GIVEN: Readonly<Record<string, Record<string, unknown>>> = {
  Pay: {
    input: {
      idempotencyKey: KEY,
      branchId: ids.branch,
      memberId: ids.member,
      lines: [
        { productId: ids.coffee, quantity: 2 },
        { productId: ids.cake, quantity: 1 },
      ],
      deliveryCost: 20,
      channels: [{ type: 'CASH', amount: 229.5 }],
      expectedAmountDue: 229.5,
      createLocalTime: '2026-01-05 10:00:00',
    },
  },
  LikelyMembers: { phone: '+66812345678', firstname: 'Mali', lastname: 'Dee', birthdate: '1992-02-29' },
  ProductsByIds: { ids: [ids.coffee, ids.cake] },
};

const KINDS: readonly [word: RegExp, id: string][] = [
  [/product/i, ids.coffee],
  [/branch/i, ids.branch],
  [/tier/i, ids.gold],
  [/coupon/i, ids.percentOff],
  [/condition/i, ids.spend],
  [/offer/i, ids.tenPercent],
  [/categor/i, ids.drinks],
  [/role/i, ids.role],
  [/user/i, ids.user],
  [/^(SaleDetail|VoidPlan|VoidSale|AdjustSale|AttachSlip|ReturnPlan|ReturnSale) /, fakeId('transaction', 0)],
];

/** Variables with which an operation reaches the gateway, made from the types of the contract. */
export function plausibleVariables({ name, node }: WebOperation, schema: GraphQLSchema): Record<string, unknown> {
  const given = GIVEN[name];
  if (given) return given;
  return Object.fromEntries(
    (node.variableDefinitions ?? []).flatMap(({ variable, type: typeNode }) => {
      const type = typeFromAST(schema, typeNode) as GraphQLInputType | undefined;
      if (!type || !isNonNullType(type)) return [];
      return [[variable.name.value, plausible(type, `${name} ${variable.name.value}`)]];
    }),
  );
}

function plausible(type: GraphQLInputType, name: string): unknown {
  if (isNonNullType(type)) return plausible(type.ofType, name);
  if (isListType(type)) return [plausible(type.ofType, name)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return type.name === 'ID' ? idFor(name) : SCALARS[type.name];
  if (type.name === 'DayRangeInput') return { from: '2026-01-01', to: '2026-01-05' };
  return Object.fromEntries(
    Object.values(type.getFields())
      .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
      .map(({ name: key, type }) => [key, key === 'idempotencyKey' ? KEY : plausible(type, `${name} ${key}`)]),
  );
}

function idFor(name: string): string {
  return KINDS.find(([word]) => word.test(name))?.[1] ?? ids.member;
}
