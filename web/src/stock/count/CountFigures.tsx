import { Stack, Typography } from '@mui/material';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import type { CountHeadFragment } from '../gql/graphql.ts';
import { useCountMessages } from './messages.ts';

/** The progress of a count and, for users who may see them, its differences. */
export function CountFigures({ count }: { readonly count: CountHeadFragment }) {
  const t = useCountMessages();
  const format = useFormat();
  const { lines, countedLines, shortage, surplus } = count;
  const { differences = null, value = null } = count;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {t('head.progress', { counted: formatCount(countedLines), lines: formatCount(lines) })}
      </Typography>
      {differences !== null && (
        <StatusChip tone={differences === 0 ? 'good' : 'warning'}>
          {t('head.differences', { differences: formatCount(differences) })}
        </StatusChip>
      )}
      {Boolean(shortage) && (
        <StatusChip tone="bad">{t('head.shortage', { count: formatCount(shortage ?? 0) })}</StatusChip>
      )}
      {Boolean(surplus) && (
        <StatusChip tone="warning">{t('head.surplus', { count: formatCount(surplus ?? 0) })}</StatusChip>
      )}
      {value !== null && (
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('head.value', { value: format.baht(value) })}
        </Typography>
      )}
    </Stack>
  );
}
