import { Box, Typography } from '@mui/material';
import { useSaleMessages } from '../../sale/messages.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { FigureTable } from '../../ui/FigureTable.tsx';
import { ScrollFrame } from '../../ui/ScrollFrame.tsx';
import { textSize } from '../../ui/tokens.ts';
import { Difference } from './Difference.tsx';
import { useShiftMessages } from './messages.ts';
import type { ShiftOnPaper } from './ShiftPaper.tsx';

/** The figures of an open shift at this moment, as displayed at the till. */
export function ShiftFigures({ shift: { report, openingDifference } }: { shift: ShiftOnPaper }) {
  const t = useShiftMessages();
  const words = useSaleMessages();
  const format = useFormat();
  const counted = (key: 'report.sales' | 'report.returns' | 'report.voids', count: number) =>
    t(key, { shown: format.count(count) });
  const figures = [
    [t('report.expected'), format.baht(report.expectedCash)],
    [t('report.openingCash'), format.baht(report.openingCash)],
    ...(openingDifference ? [[t('figures.opening'), <Difference key="opening" amount={openingDifference} />]] : []),
    [t('report.cashIn'), format.baht(report.cashIn)],
    [t('report.cashOut'), format.baht(report.cashOut)],
    [counted('report.sales', report.sales), format.baht(report.sold)],
    [counted('report.returns', report.returns), format.baht(report.returned)],
    [counted('report.voids', report.voids), format.baht(report.voided)],
    [t('report.discount'), format.baht(report.discount)],
    ...(report.cashRounding === 0 ? [] : [[t('report.rounding'), format.baht(report.cashRounding)]]),
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="dl" aria-label={t('figures.title')} sx={FIGURES}>
        {figures.map(([label, figure], at) => (
          <Box key={String(label)} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 700, fontSize: at === 0 ? textSize.large : undefined }}>
              {figure}
            </Typography>
          </Box>
        ))}
      </Box>
      {report.tenders.length > 0 && (
        <ScrollFrame label={t('report.tenders')}>
          <FigureTable
            label={t('report.tenders')}
            isNamed
            columns={[
              { key: 'type', label: t('report.tenders') },
              { key: 'count', label: t('figures.count'), isFigure: true },
              { key: 'amount', label: t('figures.amount'), isFigure: true },
            ]}
            rows={report.tenders.map(({ type, amount, count }) => ({
              key: type,
              cells: [words(`tender.${type}`), format.count(count), format.baht(amount)],
            }))}
          />
        </ScrollFrame>
      )}
      {report.cashiers.length > 0 && (
        <ScrollFrame label={t('report.cashiers')}>
          <FigureTable
            label={t('report.cashiers')}
            isNamed
            columns={[
              { key: 'name', label: t('figures.cashier') },
              { key: 'sales', label: t('figures.sales'), isFigure: true },
              { key: 'sold', label: t('figures.sold'), isFigure: true },
              { key: 'returned', label: t('figures.returned'), isFigure: true },
              { key: 'voided', label: t('figures.voided'), isFigure: true },
              { key: 'discount', label: t('report.discount'), isFigure: true },
            ]}
            rows={report.cashiers.map((one) => ({
              key: one.id,
              cells: [
                one.name ?? t('shift.someone'),
                format.count(one.sales),
                ...[one.sold, one.returned, one.voided, one.discount].map(format.baht),
              ],
            }))}
          />
        </ScrollFrame>
      )}
    </Box>
  );
}

const FIGURES = {
  m: 0,
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
  fontVariantNumeric: 'tabular-nums',
} as const;
