import { Alert } from '@mui/material';
import { useParams, useSearchParams } from 'react-router-dom';
import { useContract } from '../../editor/useContract.ts';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { InsightFrame } from '../frame/InsightFrame.tsx';
import { useDashboardQuery } from '../gql/hooks.ts';
import { useDashboardMessages } from './messages.ts';
import { Workbench } from './Workbench.tsx';

/** The page that creates and edits dashboards. */
export function WorkbenchPage() {
  const t = useDashboardMessages();
  const { id } = useParams();
  const [address] = useSearchParams();
  const slot = id ?? address.get('of');
  const { schema, failed, retry } = useContract();
  const { data, error, refetch } = useDashboardQuery({
    variables: { id: id ?? '' },
    skip: id === undefined,
    fetchPolicy: 'cache-and-network',
  });
  const dashboard = data?.dashboard ?? null;
  if (failed || (error && !data)) {
    const again = () => {
      retry();
      if (id !== undefined) void refetch();
    };
    return <ErrorView title={t('bench.failed')} onRetry={again} />;
  }
  if (!schema || (id !== undefined && !data))
    return (
      <InsightFrame path="/insight/dashboards" title={t('bench.title')}>
        <LoadingView />
      </InsightFrame>
    );
  if (id !== undefined && !dashboard)
    return (
      <InsightFrame path="/insight/dashboards" title={t('bench.title')}>
        <Alert severity="info">{t('bench.gone')}</Alert>
      </InsightFrame>
    );
  return (
    <Workbench
      key={slot ?? 'new'}
      slot={slot}
      schema={schema}
      dashboard={dashboard}
      onReload={async () => (await refetch()).data?.dashboard ?? null}
    />
  );
}
