import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SectionTabs } from '../../ui/SectionTabs.tsx';
import { useSettingQuery } from '../gql/hooks.ts';
import { AuthorizationCodeTab } from './AuthorizationCodeTab.tsx';
import { useSettingMessages } from './messages.ts';
import { PaperTab } from './PaperTab.tsx';
import { PointValueTab } from './PointValueTab.tsx';
import { SalesTab } from './SalesTab.tsx';
import { ThresholdTab } from './ThresholdTab.tsx';

const TABS = ['points', 'codes', 'sales', 'paper', 'thresholds'] as const;

/**
 * CONF-01 The settings in the tabs of the documents, plus one for sales (docs/adr/0106) and one for papers and tax
 * (docs/adr/0148); the open tab is in the address.
 */
export function SettingPage() {
  const t = useSettingMessages();
  const [address, setAddress] = useSearchParams();
  const { data, error, refetch } = useSettingQuery({ fetchPolicy: 'network-only' });
  const tab = TABS.find((name) => name === address.get('tab')) ?? 'points';
  return (
    <>
      <PageTitle>{t('setting.title')}</PageTitle>
      <SectionTabs
        label={t('setting.tabs')}
        tabs={TABS.map((key) => ({ key, label: t(`setting.${key}`) }))}
        value={tab}
        onChange={(key) => setAddress({ tab: key }, { replace: true })}
      >
        {error && !data && <ErrorView onRetry={() => void refetch()} />}
        {!error && !data && <LoadingView count={3} />}
        {data && !data.merchantSetting && <EmptyState title={t('setting.none')} />}
        {data?.merchantSetting && tab === 'points' && (
          <PointValueTab setting={data.merchantSetting} onStale={refetch} />
        )}
        {data?.merchantSetting && tab === 'codes' && (
          <AuthorizationCodeTab setting={data.merchantSetting} onStale={refetch} />
        )}
        {data?.merchantSetting && tab === 'sales' && <SalesTab setting={data.merchantSetting} onStale={refetch} />}
        {data?.merchantSetting && tab === 'paper' && <PaperTab setting={data.merchantSetting} onStale={refetch} />}
        {data && tab === 'thresholds' && <ThresholdTab badges={data.memberBadges} onStale={refetch} />}
      </SectionTabs>
    </>
  );
}
