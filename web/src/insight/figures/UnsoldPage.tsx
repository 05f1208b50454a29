import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { usePermissions } from '../../app/permission.ts';
import { ReportView } from '../reports/ReportPage.tsx';
import { unsoldReport } from './unsold.ts';

const REPORTS = { withStock: unsoldReport(true), plain: unsoldReport(false) };

/** Unsold products: those without a sale in the days. */
export function UnsoldPage() {
  const includesStock = usePermissions()(PAGE.stock).canRead;
  return <ReportView report={includesStock ? REPORTS.withStock : REPORTS.plain} />;
}
