import { useApolloClient } from '@apollo/client/react';
import { writtenDays } from '@taem/domain/time/writtenDay.ts';
import { formatMoment } from '../../app/formatMoment.ts';
import { fullName } from '../../app/fullName.ts';
import { useLanguage } from '../../app/i18n.ts';
import { serverNow } from '../../app/serverClock.ts';
import { useSession } from '../../app/session.ts';
import type { ExportFormat } from '../../list/download.ts';
import { visibleColumns } from '../../list/ListColumns.tsx';
import { ListExport } from '../../list/ListExport.tsx';
import { ReportExportDocument, type ReportExportQueryVariables } from '../gql/graphql.ts';
import { useReportMessages } from './messages.ts';
import { columnsOf } from './reportColumns.ts';
import { fileQuery, statisticAddress } from './reportFile.ts';
import { salesFilter } from './sources/sales.ts';
import type { LoadedReport } from './useReport.ts';
import { useSay } from './useSay.ts';

/** BI-18 Exports all rows of the report to a file that describes itself and ends with the totals. */
export function ReportExport({ loaded, title }: { readonly loaded: LoadedReport; readonly title: string }) {
  const t = useReportMessages();
  const client = useApolloClient();
  const { say } = useSay();
  const language = useLanguage();
  const { branchName, firstname, lastname } = useSession();
  const { report, source, query: criteria, answer, list } = loaded;
  if (!answer || loaded.chosen === undefined)
    return <ListExport name={title} addressOf={null} people={source.file.people} />;

  const filters = report.filters.map((name) => {
    const value = criteria.filter[name] ?? 'all';
    if (value === 'all') return t(`all.${name}`);
    if (name === 'customer') return t(value === 'member' ? 'customer.member' : 'customer.walk-in');
    return loaded.chosen?.name ?? value;
  });
  const sorted = criteria.order ? [`${t('sort.label')} ${criteria.order.words[language]}`] : [];
  const above = () => [
    [title],
    [t('file.days'), writtenDays(answer.range, language)],
    [t('file.filters'), [...filters, ...sorted].join(', ')],
    [t('file.branch'), branchName ?? t('file.allBranches')],
    [t('file.made'), formatMoment(serverNow().toISOString(), language)],
    [t('file.by'), fullName({ firstname, lastname })],
  ];
  const addressOf = async (format: ExportFormat) => {
    const words = { above: above(), total: t('file.total'), word: say.word };
    const columns = visibleColumns(columnsOf(report, source), list.state.columns);
    const query = fileQuery(columns, language, words, format);
    const { sales } = source.file;
    if (!sales) return statisticAddress(source, criteria, answer, query);
    const sort = criteria.order && { field: criteria.order.field, direction: criteria.order.direction };
    const { from, to } = answer.range;
    const variables = { filter: salesFilter({ ...criteria, range: { from, to } }, sales), sort };
    const { data } = await client.query({
      query: ReportExportDocument,
      variables: variables as ReportExportQueryVariables,
      fetchPolicy: 'network-only',
    });
    if (!data?.transactionExport) throw new Error('The file has no address.');
    return `${data.transactionExport}&${query}`;
  };
  return <ListExport name={title} addressOf={addressOf} people={source.file.people} />;
}
