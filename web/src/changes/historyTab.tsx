import { late } from '../app/late.tsx';
import type { RecordTab } from '../resources/Particulars.ts';

const HistoryPanel = late(async () => (await import('./HistoryPanel.tsx')).HistoryPanel);

/** The tab with the changes of a record, for users who may change it. */
export const historyTab: RecordTab = {
  key: 'history',
  label: { th: 'ประวัติ', en: 'History' },
  Panel: ({ row, record }) => <HistoryPanel type={record.type} id={row.id} />,
};
