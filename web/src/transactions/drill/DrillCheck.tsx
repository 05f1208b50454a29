import { Alert, Box, Button, Skeleton } from '@mui/material';
import type { Drill } from '@taem/domain/insight/drill/drillAddress.ts';
import { isCount } from '@taem/domain/insight/drill/markFigure.ts';
import type { TransactionFilter } from '../../gql/contract.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { useSalesMessages } from '../messages.ts';
import { useDrillCheck } from './useDrillCheck.ts';

interface Props {
  readonly drill: Drill;
  readonly filter: TransactionFilter;
}

const SEVERITY = { same: 'success', changed: 'info', different: 'error' } as const;

/** Compares the figure of the mark with the sum of the sales behind it. */
export function DrillCheck({ drill, filter }: Props) {
  const t = useSalesMessages();
  const format = useFormat();
  const state = useDrillCheck(drill, filter);
  const { sum: name, value } = drill.figure;
  const written = (figure: number) =>
    isCount(name) ? format.count(figure) : t('drill.baht', { amount: format.baht(Math.round(figure * 100) / 100) });
  if (state.is === 'waiting') return <Skeleton variant="rounded" height={48} sx={{ mb: 2 }} aria-busy />;
  if (state.is === 'failed') {
    return (
      <Alert
        severity="info"
        sx={{ mb: 2 }}
        action={
          <Button color="inherit" onClick={state.again}>
            {t('totals.again')}
          </Button>
        }
      >
        {t('drill.failed')}
      </Alert>
    );
  }
  return (
    <Alert severity={SEVERITY[state.is]} sx={{ mb: 2 }}>
      <Box component="strong">{t(`drill.${state.is}`)}</Box>{' '}
      {state.is === 'same'
        ? t('drill.figure', { name: t(`drill.${name}`), figure: written(state.sum) })
        : t('drill.figures', { name: t(`drill.${name}`), chart: written(value), list: written(state.sum) })}
    </Alert>
  );
}
