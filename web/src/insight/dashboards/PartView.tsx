import { Alert, Box, Paper, Typography } from '@mui/material';
import { chartOf, type PartChart } from '@taem/domain/insight/dashboards/chartOf.ts';
import { columnWord, fieldWord, partWord } from '@taem/domain/insight/dashboards/columnWords.ts';
import type { LaidOutColumn, LaidOutPart } from '@taem/domain/insight/dashboards/layOut.ts';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { FigureTable } from '../../ui/FigureTable.tsx';
import { ScrollFrame } from '../../ui/ScrollFrame.tsx';
import { radius, textSize } from '../../ui/tokens.ts';
import { BarCard } from '../charts/BarCard.tsx';
import { Card } from '../charts/Card.tsx';
import { type ChartCardProps, type ChartNumbers, DRAWING_HEIGHT, isLongOnPaper } from '../charts/chartData.ts';
import { Change } from '../charts/FigureCard.tsx';
import { RankCard } from '../charts/RankCard.tsx';
import { labelText, unitWord, valueText, wordsOf } from './figureWords.ts';
import { useDashboardMessages } from './messages.ts';
import { colourOfRows, drawnAs, seriesColours } from './partColours.ts';

interface Props {
  readonly laidOut: LaidOutPart;
  readonly isLoading?: boolean;
  /** Whether the document was refused as a whole, which is displayed above. */
  readonly isRefused?: boolean;
  /** Whether it is outside the initially visible area, which is drawn first. */
  readonly isBelow?: boolean;
}

/** Draws one part of a dashboard, or why it has no figures. Redrawn only for new figures. */
export const PartView = memo(function PartView({
  laidOut,
  isLoading = false,
  isRefused = false,
  isBelow = false,
}: Props) {
  const t = useDashboardMessages();
  const language = useLanguage();
  const { part, figure, drawing, fault, columnFaults } = laidOut;
  const title = part.title ?? (figure ? partWord(figure, language) : part.path);
  const isDrawn = useDeferredValue(true, !isBelow);
  if (isLoading || !isDrawn)
    return (
      <Card title={title} state="loading" height={drawing === 'NUMBER' || drawing === 'TABLE' ? 120 : DRAWING_HEIGHT}>
        {null}
      </Card>
    );
  // Differs from days without sales.
  if (isRefused)
    return (
      <Notice title={title}>
        <Typography color="textSecondary">{t('part.notRun')}</Typography>
      </Notice>
    );
  if (fault)
    return (
      <Notice title={title}>
        <Alert
          severity={fault.code === 'FAILED' && fault.reason === 'PERMISSION' ? 'info' : 'warning'}
          // Paths and field names have no spaces at which they could wrap.
          sx={{ overflowWrap: 'anywhere' }}
        >
          {fault.code === 'NOT_ASKED'
            ? t('part.notAsked', { path: part.path })
            : fault.reason === 'PERMISSION'
              ? t('part.permission', { page: pageOf(fault.message) })
              : t('part.failed', { message: fault.message })}
        </Alert>
      </Notice>
    );
  const chart = drawing === 'NUMBER' || drawing === 'TABLE' ? null : chartOf(laidOut);
  return (
    <Box sx={STANDING}>
      {columnFaults.map(({ column, field, fields }) => (
        <Alert key={`${column} ${field}`} severity="warning">
          {t('column.unknown', { column, field, fields: fields.join(', ') })}
        </Alert>
      ))}
      {chart ? (
        <Drawn title={title} chart={chart} drawing={drawing} />
      ) : drawing === 'NUMBER' ? (
        <Numbers title={title} laidOut={laidOut} />
      ) : (
        <Sheet title={title} laidOut={laidOut} />
      )}
    </Box>
  );
});

/** Replaces the figures with the reason why there are none. */
function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={title}
      sx={{ p: 2.5, borderRadius: radius.card, minWidth: 0 }}
    >
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

/** Returns the page in a message such as `No permission: Read on Page.Merchant.Business_Insight is needed.` */
const pageOf = (message: string): string =>
  /Page\.[\w.]*\w/.exec(message)?.[0].split('.').at(-1)?.replaceAll('_', ' ') ?? '';

function Numbers({ title, laidOut: { head } }: { title: string; laidOut: LaidOutPart }) {
  const language = useLanguage();
  return (
    <Card title={title} state="ready" height={80}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))' }}
      >
        {head
          .filter(({ column }, at) => !column.isKey || at === 0)
          .map(({ column, value, before }) => (
            <Box key={column.key} sx={{ minWidth: 0 }}>
              {/* Hidden for a part with one figure, which the title already names. */}
              <Typography
                component="dt"
                variant="body2"
                color="textSecondary"
                className={head.length === 1 ? 'visually-hidden' : undefined}
              >
                {columnWord(column, language)}
              </Typography>
              <Box component="dd" sx={{ m: 0 }}>
                <Typography
                  component="div"
                  sx={{
                    fontSize: textSize.board,
                    fontWeight: 700,
                    lineHeight: 1.25,
                    overflowWrap: 'anywhere',
                    fontVariantNumeric: 'tabular-nums',
                  }}
                >
                  {valueText(value, column, language)}
                </Typography>
                {typeof value === 'number' && typeof before === 'number' && (
                  <Change value={value} before={before} numbers={column.kind === 'count' ? 'whole' : 'decimals'} />
                )}
              </Box>
            </Box>
          ))}
      </Box>
    </Card>
  );
}

function Sheet({ title, laidOut }: { title: string; laidOut: LaidOutPart }) {
  const t = useDashboardMessages();
  const language = useLanguage();
  const isOne = laidOut.columns.length === 0;
  const columns = isOne ? laidOut.head.map(({ column }) => column) : laidOut.columns;
  const rows = isOne ? [laidOut.head.map(({ value }) => value)] : laidOut.rows;
  return (
    <Card title={title} state="ready" height={120} mayBreak={isLongOnPaper(rows.length)}>
      {rows.length === 0 ? (
        <Typography color="textSecondary" sx={{ py: 4, textAlign: 'center' }}>
          {t('part.empty')}
        </Typography>
      ) : (
        <ScrollFrame role="group" label={title} maxHeight={420}>
          <FigureTable
            label={title}
            isSticky
            columns={columns.map((column) => ({
              key: column.key,
              label: columnWord(column, language),
              isFigure: !column.isKey,
            }))}
            rows={rows.map((row, at) => ({
              key: String(at),
              cells: columns.map((column, place) => valueText(row[place] ?? null, column, language)),
            }))}
          />
        </ScrollFrame>
      )}
    </Card>
  );
}

/** The text above a part and the part itself; on paper plain blocks, as a long part may continue on the next sheet. */
const STANDING = {
  ...{ minWidth: 0, display: 'flex', flexDirection: 'column', gap: 1 },
  '& > :last-child': { flex: 1 },
  '@media print': { display: 'block', '& > * + *': { mt: 1 } },
} as const;

/** Maximum number of marks that the eye can distinguish side by side; further ones are only in the table. */
const MAX_MARKS = 62;

function Drawn({ title, chart, drawing }: { title: string; chart: PartChart; drawing: LaidOutPart['drawing'] }) {
  const language = useLanguage();
  const kind = chart.figures[0]?.kind ?? 'number';
  const titleOf = (columns: readonly LaidOutColumn[]) =>
    columns.map((column) => columnWord(column, language)).join(' · ');
  const numbersOf = (column: LaidOutColumn): ChartNumbers => (column.kind === 'count' ? 'whole' : 'decimals');
  const rows = chart.rows.map(({ label, values }, at) => ({
    key: String(at),
    label: wordsOf(label, chart.label, language, labelText),
    name: wordsOf(label, chart.label, language, valueText),
    values,
  }));
  const shared: Pick<ChartCardProps, 'title' | 'unit' | 'numbers'> = {
    title,
    unit: unitWord(kind, language) || titleOf(chart.figures.slice(0, 1)),
    numbers: chart.figures[0] ? numbersOf(chart.figures[0]) : 'whole',
  };
  const colours = seriesColours(chart);
  const rowColours = colourOfRows(
    chart,
    chart.rows.map(({ label }) => label.map((one) => one ?? '').join(' ')),
  );
  if (drawing === 'RING') {
    const shares = rows.map(({ key, name, values }, at) => ({
      key,
      name,
      value: values[0] ?? 0,
      colour: rowColours?.[at],
    }));
    return <RankCard {...shared} of="shares" colour={colours[0] ?? 'own'} rows={shares} />;
  }
  return (
    <BarCard
      {...shared}
      rowColours={rowColours}
      isUnordered={!chart.label[0]?.figure?.isTime}
      rowTitle={titleOf(chart.label)}
      series={chart.series.map(({ key, value, column, isAside }, at) => ({
        key,
        label: chart.by
          ? wordsOf(value, chart.by, language, valueText)
          : column.isBefore
            ? fieldWord('previous', language)
            : // The points of a series only say that they are values.
              column.figure?.coordinate.endsWith('.value')
              ? title
              : columnWord(column, language),
        // A line over bars with colours of their values needs a colour that none of them has.
        colour: (isAside && rowColours ? 'other5' : colours[at]) ?? 'own',
        ...(isAside && {
          aside: { unit: unitWord(column.kind, language) || columnWord(column, language), numbers: numbersOf(column) },
        }),
        drawnAs: drawing === 'LINE' ? 'line' : drawnAs(chart, at),
      }))}
      rows={rows.slice(0, MAX_MARKS)}
    />
  );
}
