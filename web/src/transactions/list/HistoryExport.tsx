import { useApolloClient } from '@apollo/client/react';
import { SALE_COLUMNS, wordsOfCodes } from '@taem/domain/transactions/saleColumns.ts';
import { useLanguage } from '../../app/i18n.ts';
import type { ExportFormat } from '../../list/download.ts';
import { ListExport } from '../../list/ListExport.tsx';
import { HistoryExportDocument } from '../gql/graphql.ts';
import { useSalesMessages } from '../messages.ts';
import type { HistoryList } from './useHistoryList.ts';

/** MGMT-28, MGMT-31 All sales of the list as it is shown, as a file. */
export function HistoryExport({ list: { variables } }: { list: HistoryList }) {
  const t = useSalesMessages();
  const client = useApolloClient();
  const language = useLanguage();
  const { keyword, filter, sort } = variables;
  // Where its days mean today's, the server says which days those are.
  const addressOf = async (format: ExportFormat) => {
    const { data } = await client.query({
      query: HistoryExportDocument,
      variables: { keyword, filter, sort },
      fetchPolicy: 'network-only',
    });
    if (!data?.transactionExport) throw new Error('The file has no address.');
    const columns = SALE_COLUMNS.map(({ field, words }) => [field, words[language]]);
    const words = JSON.stringify(wordsOfCodes(language));
    return `${data.transactionExport}&${new URLSearchParams({ format, columns: JSON.stringify(columns), words })}`;
  };
  return <ListExport name={t('list.title')} addressOf={addressOf} people="columns" />;
}
