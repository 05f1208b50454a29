import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useLanguage } from '../../app/i18n.ts';
import type { ListFile } from '../../list/ListDeclaration.ts';
import type { ListState } from '../../list/listAddress.ts';
import type { CountFound } from './filter/useCount.ts';
import { criteriaOf, type People, peopleVariables } from './people.ts';

interface Documents<Counted, Filed> {
  // biome-ignore lint/suspicious/noExplicitAny: the variables are those of the list.
  readonly count: TypedDocumentNode<Counted, any>;
  readonly totalOf: (counted: Counted) => number;
  // biome-ignore lint/suspicious/noExplicitAny: the variables are those of the list.
  readonly file: TypedDocumentNode<Filed, any>;
  readonly addressIn: (filed: Filed) => string | null | undefined;
}

/**
 * Returns what is read of a list of people besides its page: the number that a filter matches, and the export of all of them.
 */
export function usePeopleReads<Counted, Filed>(
  people: People<{ ids?: string[] | null }, string>,
  state: ListState,
  { count, totalOf, file, addressIn }: Documents<Counted, Filed>,
) {
  const client = useApolloClient();
  const language = useLanguage();
  const countFound: CountFound = async (filter, keyword, signal) => {
    const { data } = await client.query({
      query: count,
      variables: filter ? { keyword: keyword.trim() || null, filter: criteriaOf(people, filter) } : {},
      fetchPolicy: 'no-cache',
      context: { queryDeduplication: false, fetchOptions: { signal } },
    });
    if (!data) throw new Error('Nothing was counted.');
    return totalOf(data as Counted);
  };
  const addressOf: ListFile['addressOf'] = async (format, ids) => {
    const { keyword, filter, sort } = peopleVariables(people, state);
    const variables = { keyword, filter: ids ? { ...filter, ids: [...ids] } : filter, sort };
    const { data } = await client.query({ query: file, variables, fetchPolicy: 'network-only' });
    const address = data && addressIn(data as Filed);
    if (!address) throw new Error('The file has no address.');
    const columns = people.fileColumns.map(({ field, words }) => [field, words[language]]);
    return `${address}&${new URLSearchParams({ format, columns: JSON.stringify(columns) })}`;
  };
  return { count: countFound, addressOf };
}
