import { expectTypeOf, test } from 'vitest';
import type { useMemberInSaleQuery, useSalesProductsQuery } from '../till/gql/hooks.ts';
import type { useViewerRightsQuery } from './gql/hooks.ts';

test('a hook asks for variables only where its operation has required ones', () => {
  expectTypeOf<[]>().toExtend<Parameters<typeof useViewerRightsQuery>>();
  expectTypeOf<[]>().not.toExtend<Parameters<typeof useMemberInSaleQuery>>();
  expectTypeOf<[{ fetchPolicy: 'cache-first' }]>().not.toExtend<Parameters<typeof useMemberInSaleQuery>>();
  expectTypeOf<[{ variables: { id: string } }]>().toExtend<Parameters<typeof useMemberInSaleQuery>>();
  expectTypeOf<[{ variables: { id: number } }]>().not.toExtend<Parameters<typeof useMemberInSaleQuery>>();
  expectTypeOf<NonNullable<ReturnType<typeof useSalesProductsQuery>['data']>>().toHaveProperty('products');
});
