import { useSearchParams } from 'react-router-dom';
import { late } from '../app/late.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { panelInstead } from '../ui/panelInstead.tsx';
import { SectionTabs } from '../ui/SectionTabs.tsx';
import { DocumentsTab } from './DocumentsTab.tsx';
import { JournalTab } from './JournalTab.tsx';
import { useOutputTaxMessages } from './messages.ts';

const PointsLiabilityTab = late(
  async () => (await import('./liability/PointsLiabilityTab.tsx')).PointsLiabilityTab,
  panelInstead,
);

const TABS = ['documents', 'journal', 'liability'] as const;
const DRAWN = { documents: DocumentsTab, journal: JournalTab, liability: PointsLiabilityTab };

/**
 * Output tax by document, the sales journal by day, and the points liability; the open tab is in the address, with month and
 * branch.
 */
export function OutputTaxPage() {
  const t = useOutputTaxMessages();
  const [address, setAddress] = useSearchParams();
  const tab = TABS.find((name) => name === address.get('tab')) ?? 'documents';
  const Tab = DRAWN[tab];
  const open = (key: (typeof TABS)[number]) => {
    const kept = ['month', 'branchId'].flatMap((name) => (address.has(name) ? [[name, address.get(name) ?? '']] : []));
    setAddress({ ...(key !== 'documents' && { tab: key }), ...Object.fromEntries(kept) });
  };
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <SectionTabs
        label={t('title')}
        tabs={TABS.map((key) => ({ key, label: t(`tab.${key}`) }))}
        value={tab}
        onChange={open}
      >
        <Tab />
      </SectionTabs>
    </>
  );
}
