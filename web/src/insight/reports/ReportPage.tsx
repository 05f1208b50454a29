import LinkIcon from '@mui/icons-material/LinkRounded';
import { Button, GlobalStyles, Paper, Typography } from '@mui/material';
import { formatNumber } from '@taem/domain/insight/formatNumber.ts';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { copyText } from '../../app/copyText.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useNotice } from '../../app/notice.tsx';
import { useSession } from '../../app/session.ts';
import { useDocumentTitle } from '../../app/useDocumentTitle.ts';
import { onPhoneIconOnly } from '../../list/onPhoneIconOnly.ts';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { ShowGraphql } from '../dashboards/ShowGraphql.tsx';
import { InsightFrame } from '../frame/InsightFrame.tsx';
import { PeriodBar } from '../period/PeriodBar.tsx';
import { WindowLine } from '../period/WindowLine.tsx';
import { PrintHeader } from '../print/PrintHeader.tsx';
import { LazyProofStrip } from '../proof/LazyProofStrip.tsx';
import { pathOf, reportOf } from './declarations.ts';
import { useReportMessages } from './messages.ts';
import { ReportExport } from './ReportExport.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { ReportPages } from './ReportPages.tsx';
import { ReportStrip } from './ReportStrip.tsx';
import { ReportTable } from './ReportTable.tsx';
import type { Report } from './report.ts';
import { UnknownReport } from './UnknownReport.tsx';
import { useBehind } from './useBehind.ts';
import { usePrintRows } from './usePrintRows.ts';
import { useReport } from './useReport.ts';

/** BI-15..18 Any report: its type and id stand in the address, and so does all that narrows it. */
export function ReportPage() {
  const { type = '', id = '' } = useParams();
  const report = reportOf(type, id);
  // Another report starts over.
  return report ? <ReportView key={pathOf(type, id)} report={report} /> : <UnknownReport type={type} />;
}

/** A report with its days, filters, rows, pages and files. */
export function ReportView({ report }: { readonly report: Report }) {
  const t = useReportMessages();
  const language = useLanguage();
  const notify = useNotice();
  const { branchId, branchName } = useSession();
  const loaded = useReport(report);
  const { answer, failed, loading, period, source, state } = loaded;
  const printing = usePrintRows(loaded);
  const behind = useBehind(loaded);
  const title = report.title[language];
  // The layout names the tab after the route, in the same moment; the report's own name comes after it.
  const [tab, setTab] = useState<string>();
  useEffect(() => setTab(title), [title]);
  useDocumentTitle(tab);
  const rows = printing.rows ?? answer?.rows ?? [];
  const print = () => printing.print().catch(() => notify(t('report.notPrinted'), 'warning'));
  const linesText = ({ lines, sales }: { readonly lines: number; readonly sales: number | null }) =>
    sales === null
      ? t('report.someLines')
      : t('report.lines', { lines: formatNumber(lines), sales: formatNumber(sales) });
  const about = [
    ...(source.list ? [t(`report.${source.list}`)] : []),
    ...(report.columns.includes('tier') ? [t('report.tierNow')] : []),
  ];
  const isShort = printing.rows !== null && answer !== null && printing.rows.length < answer.total;
  return (
    <>
      <PrintHeader />
      {report.columns.length > MOST_UPRIGHT && <GlobalStyles styles={{ '@page': { size: 'A4 landscape' } }} />}
      <InsightFrame
        path={`${report.section}/report`}
        title={title}
        actions={
          <>
            <ShowGraphql document={source.document} variables={source.variables(loaded.query)} title={title} />
            <CopyLink />
          </>
        }
      >
        <PeriodBar period={period} compares={false} onPrint={() => void print()}>
          <ReportExport loaded={loaded} title={title} />
        </PeriodBar>
        <ReportFilters loaded={loaded} />
        {failed ? (
          <ErrorView title={t('report.failed')} onRetry={loaded.refetch} />
        ) : answer === null ? (
          <Typography role="status" color="textSecondary">
            {t('report.loading')}
          </Typography>
        ) : (
          <>
            <WindowLine range={answer.range} branch={branchName} />
            <ReportStrip
              figures={answer.strip.filter(({ of }) => !of || report.columns.includes(of))}
              target={answer.target}
            />
            {answer.ofLines && answer.total > 0 && (
              <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
                {linesText(answer.ofLines)}
              </Typography>
            )}
            {about.length > 0 && (
              <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
                {about.join(' ')}
              </Typography>
            )}
            <Paper variant="outlined" aria-busy={loading || printing.isPreparing} sx={SHEET}>
              <ReportTable
                report={report}
                source={source}
                title={title}
                rows={rows}
                pathOf={behind}
                orderName={state.orderName}
                onOrder={(sort) => loaded.change({ sort: sort === report.orders[0] ? '' : sort })}
                before={printing.rows || report.top ? 0 : (state.page - 1) * state.perPage}
              />
              {!report.top && <ReportPages loaded={loaded} />}
            </Paper>
            <LazyProofStrip range={answer.range} branchId={branchId} />
            {isShort && (
              <Typography sx={{ mt: 1 }}>
                {t('report.printed', { shown: formatNumber(rows.length), total: formatNumber(answer.total) })}
              </Typography>
            )}
          </>
        )}
      </InsightFrame>
    </>
  );
}

/** A colleague who opens it sees just this, with their own rights. */
function CopyLink() {
  const t = useReportMessages();
  const notify = useNotice();
  const copy = async () => {
    const isCopied = await copyText(window.location.href);
    notify(t(isCopied ? 'report.copied' : 'report.notCopied'), isCopied ? 'success' : 'warning');
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<LinkIcon />}
      aria-label={t('report.copy')}
      sx={onPhoneIconOnly}
      onClick={() => void copy()}
    >
      {t('report.copy')}
    </Button>
  );
}

/** More columns than these stand on a sheet of paper that lies. */
const MOST_UPRIGHT = 9;
const SHEET = { overflow: 'hidden', '@media print': { border: 0, overflow: 'visible' } } as const;
