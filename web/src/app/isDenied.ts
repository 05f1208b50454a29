import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Whether a query was refused because the role lacks the right to it. */
export const isDenied = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'PERMISSION');
