import LinkIcon from '@mui/icons-material/LinkRounded';
import { Box, GlobalStyles, Typography } from '@mui/material';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useLanguage } from '../../app/i18n.ts';
import { useNotice } from '../../app/notice.tsx';
import { usePermissions } from '../../app/permission.ts';
import { useSession } from '../../app/session.ts';
import { useCopy } from '../../app/useCopy.ts';
import { useDocumentTitle } from '../../app/useDocumentTitle.ts';
import { List } from '../../list/List.tsx';
import { ListPaper } from '../../list/ListPaper.tsx';
import { NOTHING } from '../../ui/nothing.ts';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { ShowGraphql } from '../dashboards/ShowGraphql.tsx';
import { InsightFrame } from '../frame/InsightFrame.tsx';
import { PeriodBar } from '../period/PeriodBar.tsx';
import { ROOM_OF_DAYS, WindowLine } from '../period/WindowLine.tsx';
import { PrintHeader } from '../print/PrintHeader.tsx';
import { LazyProofStrip } from '../proof/LazyProofStrip.tsx';
import { pathOf, reportOf } from './declarations.ts';
import { useReportMessages } from './messages.ts';
import { ReportExport } from './ReportExport.tsx';
import { ReportStrip } from './ReportStrip.tsx';
import type { Report } from './report.ts';
import { UnknownReport } from './UnknownReport.tsx';
import { useBehind } from './useBehind.ts';
import { usePrintRows } from './usePrintRows.ts';
import { type LoadedReport, type ReportRow, useReport } from './useReport.ts';
import { useReportColumns } from './useReportColumns.ts';
import { useReportFilters } from './useReportFilters.tsx';

/** BI-15..18 The page of any report; its type, id, days and filters are in the address. */
export function ReportPage() {
  const { type = '', id = '' } = useParams();
  const report = reportOf(type, id);
  const permission = usePermissions();
  const isAllowed = !report?.needs || permission(report.needs).canRead;
  // Another report starts over.
  return report && isAllowed ? <ReportView key={pathOf(type, id)} report={report} /> : <UnknownReport type={type} />;
}

/** A report with its days, filters, rows, pages and files. */
export function ReportView({ report }: { readonly report: Report }) {
  const t = useReportMessages();
  const language = useLanguage();
  const notify = useNotice();
  const { branchId } = useSession();
  const loaded = useReport(report);
  const { answer, rows, period, source, list } = loaded;
  const printing = usePrintRows(loaded);
  const behind = useBehind(loaded);
  const title = report.title[language];
  // Set in an effect, because the layout names the tab after the route in the same moment.
  const [tab, setTab] = useState<string>();
  useEffect(() => setTab(title), [title]);
  useDocumentTitle(tab);
  const print = () => printing.print().catch(() => notify(t('report.notPrinted'), 'warning'));
  const printed = printing.rows;
  return (
    <>
      <PrintHeader />
      {report.columns.length > MAX_UPRIGHT && <GlobalStyles styles={{ '@page': { size: 'A4 landscape' } }} />}
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
        <List<ReportRow>
          list={list}
          label={title}
          rows={{ ...rows, isLoading: rows.isLoading || printing.isPreparing }}
          columns={useReportColumns(loaded)}
          nameOf={({ id }) => id}
          linkOf={({ row }) => {
            const path = row === null ? null : behind(row);
            return path === null ? null : { to: path };
          }}
          filters={useReportFilters(loaded)}
          above={!rows.isFailed && (answer ? <Above loaded={loaded} answer={answer} /> : <Room />)}
          // BI-19
          rowHeight={68}
          hasPages={!report.top}
          paper={
            printed &&
            ((columns) => (
              <ListPaper
                label={title}
                rows={printed.map((row) => ({ id: source.keyOf(row), row }))}
                columns={columns}
              />
            ))
          }
          empty={{ title: t('report.noData'), hint: t('report.noDataHint') }}
        />
        {answer && <LazyProofStrip range={answer.range} branchId={branchId} />}
        {answer && printed && printed.length < answer.total && (
          <Typography sx={{ mt: 1 }}>
            {t('report.printed', { shown: formatCount(printed.length), total: formatCount(answer.total) })}
          </Typography>
        )}
      </InsightFrame>
    </>
  );
}

/** The days of the rows, their totals, and notes. */
function Above({
  loaded: { report, source },
  answer,
}: {
  readonly loaded: LoadedReport;
  readonly answer: NonNullable<LoadedReport['answer']>;
}) {
  const t = useReportMessages();
  const { branchName } = useSession();
  const { ofLines, total } = answer;
  const notes = [
    ...(ofLines && total > 0
      ? [
          ofLines.sales === null
            ? t('report.someLines')
            : t('report.lines', { lines: formatCount(ofLines.lines), sales: formatCount(ofLines.sales) }),
        ]
      : []),
    ...(source.list ? [t(`report.${source.list}`)] : []),
    ...(report.columns.includes('tier') ? [t('report.tierNow')] : []),
  ];
  return (
    <>
      <WindowLine range={answer.range} branch={branchName} />
      <ReportStrip
        figures={answer.strip.filter(({ of }) => !of || report.columns.includes(of))}
        target={answer.target}
      />
      {notes.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {notes.join(' ')}
        </Typography>
      )}
    </>
  );
}

/** Reserves the room of the content above the rows. */
function Room() {
  return (
    <Box aria-hidden sx={{ visibility: 'hidden' }}>
      <Typography sx={ROOM_OF_DAYS}>–</Typography>
      <ReportStrip figures={[NO_FIGURE, NO_FIGURE, NO_FIGURE, NO_FIGURE]} />
    </Box>
  );
}

const NO_FIGURE = { words: { th: NOTHING, en: NOTHING }, value: 0 };

/** Copies a link with which a colleague sees exactly this, with their own rights. */
function CopyLink() {
  const t = useReportMessages();
  const copy = useCopy(t('report.copied'), t('report.notCopied'));
  return <ToolButton icon={<LinkIcon />} label={t('report.copy')} onClick={() => void copy(window.location.href)} />;
}

/** Maximum number of columns on an upright sheet; more are printed in landscape. */
const MAX_UPRIGHT = 9;
