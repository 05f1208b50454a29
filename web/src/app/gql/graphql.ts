/* eslint-disable */
import type * as Contract from '../../gql/contract.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RefreshSessionMutationVariables = Contract.Exact<{
  input: Contract.RefreshSessionInput;
}>;


export type RefreshSessionMutation = { __typename: 'Mutation', refreshSession: { __typename: 'RefreshSessionPayload', session?: { __typename: 'Session', accessToken: string, refreshToken: string, clientToken: string, accessTokenExpiresAt: string } | null, userErrors: Array<{ __typename: 'UserError', code: Contract.UserErrorCode }> } };

export type SetupNeededQueryVariables = Contract.Exact<{ [key: string]: never; }>;


export type SetupNeededQuery = { __typename: 'Query', setup: { __typename: 'Setup', needed: boolean } };

export type SignOutMutationVariables = Contract.Exact<{ [key: string]: never; }>;


export type SignOutMutation = { __typename: 'Mutation', signOut: { __typename: 'SignOutPayload', signedOut: boolean } };

export type ViewerRightsQueryVariables = Contract.Exact<{ [key: string]: never; }>;


export type ViewerRightsQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', id: string, role: { __typename: 'MerchantRole', id: string, name: string }, authorizes: Array<{ __typename: 'Authorize', objectCode: string, actionCodes: Array<Contract.ActionCode> }> } };


export const RefreshSessionDocument = {"__meta__":{"hash":"45c511a15f0559351820ec0fceae5aad5203f5cfa59b06a0515cf21c0d5f7ba7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefreshSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefreshSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"refreshSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}},{"kind":"Field","name":{"kind":"Name","value":"clientToken"}},{"kind":"Field","name":{"kind":"Name","value":"accessTokenExpiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<RefreshSessionMutation, RefreshSessionMutationVariables>;
export const SetupNeededDocument = {"__meta__":{"hash":"aa6df06573291582a00914e05589f84d19a076caff3d38daa474e7186a938b80"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetupNeeded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"needed"}}]}}]}}]} as unknown as DocumentNode<SetupNeededQuery, SetupNeededQueryVariables>;
export const SignOutDocument = {"__meta__":{"hash":"e2914b81616c087d93616872738a97f71790358d837a39261c8f2079ee230c71"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"signedOut"}}]}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const ViewerRightsDocument = {"__meta__":{"hash":"59b03a37336f44e57752791e79bd496bdf3e2eb060c8fc3b21e299aacc61a2df"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerRights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authorizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"objectCode"}},{"kind":"Field","name":{"kind":"Name","value":"actionCodes"}}]}}]}}]}}]} as unknown as DocumentNode<ViewerRightsQuery, ViewerRightsQueryVariables>;