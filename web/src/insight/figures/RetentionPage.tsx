import { MenuItem, Stack, TextField, Typography } from '@mui/material';
import { firstOfMonths, retentionTable } from '@taem/domain/insight/figures/retentionTable.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../app/session.ts';
import { businessToday } from '../../app/shopDay.ts';
import { Card } from '../charts/Card.tsx';
import { useRetentionQuery } from '../gql/hooks.ts';
import { PrintButton } from '../period/PrintButton.tsx';
import { FiguresExport } from './FiguresExport.tsx';
import { FiguresFrame } from './FiguresFrame.tsx';
import { useFigureMessages } from './messages.ts';
import { RetentionTable } from './RetentionTable.tsx';

/** Choices of months; the largest is how far the figure goes back. */
const MONTHS = ['6', '12', '24'] as const;

/** Retention: members by the month of their first purchase, and how many of them bought in each month since. */
export function RetentionPage() {
  const t = useFigureMessages();
  const { branchId } = useSession();
  const [address, setAddress] = useSearchParams();
  const months = MONTHS.find((each) => each === address.get('months')) ?? '12';
  const [today] = useState(() => businessToday());
  const { data, error, refetch } = useRetentionQuery({
    variables: { range: { from: firstOfMonths(Number(months), today), to: today }, branchId },
    fetchPolicy: 'cache-and-network',
  });
  const range = data?.statistics.range ?? null;
  const cohorts = data?.statistics.retention;
  const rows = retentionTable(cohorts ?? [], range?.to ?? today);
  const choose = (chosen: string) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('months', chosen);
        return next;
      },
      { replace: true },
    );
  return (
    <FiguresFrame
      path="/bi/retention"
      title={t('retention.title')}
      bar={
        <Stack
          className="screen-only"
          direction="row"
          sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-end', mb: 2 }}
        >
          <TextField
            select
            label={t('retention.months')}
            value={months}
            onChange={({ target }) => choose(target.value)}
            sx={{ minWidth: 220 }}
          >
            {MONTHS.map((each) => (
              <MenuItem key={each} value={each}>
                {t('retention.monthsOf', { months: each })}
              </MenuItem>
            ))}
          </TextField>
          <Stack direction="row" sx={{ gap: 1, ml: { md: 'auto' } }}>
            <PrintButton onPrint={() => window.print()} />
            <FiguresExport
              title={t('retention.title')}
              path="retention"
              range={range}
              columns={[
                ['cohort', t('retention.cohort')],
                ['month', t('file.month')],
                ['total_member', t('retention.members')],
                ['share', t('file.share')],
              ]}
            />
          </Stack>
        </Stack>
      }
      range={range}
      failed={Boolean(error && !data) || cohorts === null}
      onRetry={() => void refetch()}
      about={[t('retention.about'), branchId !== null && t('retention.branch')]}
    >
      <Card
        title={t('retention.title')}
        unit={t('retention.unit')}
        source={t('baskets.source')}
        state="ready"
        height={300}
      >
        {rows.length === 0 ? (
          <Typography color="textSecondary" sx={{ py: 8, textAlign: 'center' }}>
            {t('retention.none')}
          </Typography>
        ) : (
          <>
            <RetentionTable rows={rows} />
            <Typography variant="body2" sx={{ mt: 1 }}>
              {t('retention.running')}
            </Typography>
          </>
        )}
      </Card>
    </FiguresFrame>
  );
}
