/* eslint-disable */
import type * as Contract from '../../../../gql/contract.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProvinceRowFragment = { __typename: 'Province', id: string, name: string };

export type ProvinceListQueryVariables = Contract.Exact<{ [key: string]: never; }>;


export type ProvinceListQuery = { __typename: 'Query', provinces: Array<{ __typename: 'Province', id: string, name: string }> };

export type ProvinceRecordQueryVariables = Contract.Exact<{
  id: Contract.Scalars['ID']['input'];
}>;


export type ProvinceRecordQuery = { __typename: 'Query', province?: { __typename: 'Province', id: string, name: string } | null };

export const ProvinceRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProvinceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Province"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<ProvinceRowFragment, unknown>;
export const ProvinceListDocument = {"__meta__":{"hash":"9cd324cedc7abc1de8e1314031e2be0dbb5d54da18d32dad6c7e39369ddf10f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProvinceList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"provinces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProvinceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProvinceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Province"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<ProvinceListQuery, ProvinceListQueryVariables>;
export const ProvinceRecordDocument = {"__meta__":{"hash":"5f90b417e13cdcf471b108e2c0c789891f7e7c7e188612905f80cd3e590747ae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProvinceRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"province"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProvinceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProvinceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Province"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<ProvinceRecordQuery, ProvinceRecordQueryVariables>;