import { useApolloClient } from '@apollo/client/react';
import { SALE_COLUMNS, wordsOfCodes } from '@taem/domain/transactions/saleColumns.ts';
import { useLanguage } from '../../app/i18n.ts';
import type { ListFile } from '../../list/ListDeclaration.ts';
import { HistoryExportDocument } from '../gql/graphql.ts';
import { useSalesMessages } from '../messages.ts';
import type { historyVariables } from './historyAddress.ts';

/** MGMT-28, MGMT-31 Returns the export of all sales of the list as displayed, or of the ticked ones. */
export function useHistoryFile({ keyword, filter, sort }: ReturnType<typeof historyVariables>): ListFile {
  const t = useSalesMessages();
  const client = useApolloClient();
  const language = useLanguage();
  return {
    name: t('list.title'),
    people: 'columns',
    isOfTicked: true,
    // If its days are relative to today, the server determines which days those are.
    addressOf: async (format, ids) => {
      const { data } = await client.query({
        query: HistoryExportDocument,
        variables: { keyword, filter: ids ? { ...filter, ids: [...ids] } : filter, sort },
        fetchPolicy: 'network-only',
      });
      if (!data?.transactionExport) throw new Error('The file has no address.');
      const columns = SALE_COLUMNS.map(({ field, words }) => [field, words[language]]);
      const words = JSON.stringify(wordsOfCodes(language));
      return `${data.transactionExport}&${new URLSearchParams({ format, columns: JSON.stringify(columns), words })}`;
    },
  };
}
