import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';

/** Options of a query; the variables may be omitted only if the operation requires none. */
type QueryOptions<Data, Variables extends OperationVariables> =
  Record<string, never> extends Variables
    ? [options?: useQuery.Options<Data, Variables>]
    : [options: useQuery.Options<Data, Variables>];

/** Creates the hook of one query; the generated `gql/hooks.ts` of an area names it. */
export const queryHook =
  <Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) =>
  (...[options]: QueryOptions<Data, Variables>) =>
    useQuery<Data, Variables>(document, options as useQuery.Options<Data, Variables>);

/** Creates the hook of one mutation: it returns the function to call, which requires the variables, and its state. */
export const mutationHook =
  <Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) =>
  (options?: useMutation.Options<Data, Variables>) =>
    useMutation<Data, Variables>(document, options);
