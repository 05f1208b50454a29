import { Box, Typography } from '@mui/material';
import { memberShare } from '@taem/domain/insight/figureText.ts';
import { memo } from 'react';
import { CHART_COLOURS, colourOf } from '../../app/chartColours.ts';
import { radius, textSize } from '../../ui/tokens.ts';
import { Card } from '../charts/Card.tsx';
import { inFull } from '../charts/ChartTable.tsx';
import { useDrill } from '../drill/useDrill.ts';
import { useMembersDrill } from '../drill/useMembersDrill.ts';
import { useOverviewMessages } from './messages.ts';
import { Opened } from './Opened.tsx';
import type { CardProps } from './useMarks.ts';

/** BI-04 The number of sales to members and to walk-in customers, and the number of members. */
export const CustomersCard = memo(function CustomersCard({
  overview: { figures, scope, stateOf },
}: Pick<CardProps, 'overview'>) {
  const t = useOverviewMessages();
  const { totalTransactions: sales, totalMembers } = figures;
  const share = memberShare(sales?.member ?? 0, sales?.guest ?? 0);
  const parts = [
    {
      key: 'MEMBER',
      colour: CHART_COLOURS[colourOf('customerType', 'MEMBER')],
      value: sales?.member ?? 0,
      share: share.member,
    },
    {
      key: 'GUEST',
      colour: CHART_COLOURS[colourOf('customerType', 'GUEST')],
      value: sales?.guest ?? 0,
      share: share.walkIn,
    },
  ] as const;
  const { drillPath } = useDrill();
  const bills = (customerType: 'MEMBER' | 'GUEST' | null, value: number) =>
    scope && value
      ? drillPath(scope, customerType ? { customerType } : {}, { measure: 'totalTransactions', value })
      : null;
  const members = useMembersDrill()(scope?.branchId ? { branchId: scope.branchId } : {});
  return (
    <Card
      title={t('customers.title')}
      unit={t('unit.bills')}
      source={t('customers.source')}
      state={stateOf(sales)}
      height={250}
    >
      <Typography
        sx={{ fontSize: textSize.figure, fontWeight: 700, lineHeight: 1.35, '& a': { justifyContent: 'start' } }}
      >
        <Opened path={bills(null, sales?.total ?? 0)}>{inFull(sales?.total ?? 0)}</Opened>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('customers.bills')}
      </Typography>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          gap: '2px',
          height: 12,
          my: 2,
          bgcolor: 'grey.100',
          borderRadius: radius.control,
          overflow: 'hidden',
        }}
      >
        {parts.map((part) => (
          <Box key={part.key} sx={{ width: `${part.share}%`, bgcolor: part.colour }} />
        ))}
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto auto', alignItems: 'center', columnGap: 1.5 }}
      >
        {parts.map(({ key, colour, value, share: percent }) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box component="span" aria-hidden sx={{ width: 12, height: 12, borderRadius: '3px', bgcolor: colour }} />
              {t(`who.${key}`)}
            </Typography>
            <Typography component="dd" sx={VALUE}>
              <Opened path={bills(key, value)}>{inFull(value)}</Opened>
            </Typography>
            <Typography component="dd" color="textSecondary" sx={{ m: 0, textAlign: 'right' }}>
              {percent}%
            </Typography>
          </Box>
        ))}
        {totalMembers && (
          <>
            <Typography component="dt" color="textSecondary">
              {t('customers.members')}
            </Typography>
            <Typography component="dd" sx={VALUE}>
              <Opened path={totalMembers.total ? members : null}>{inFull(totalMembers.total)}</Opened>
            </Typography>
          </>
        )}
      </Box>
    </Card>
  );
});

const VALUE = { m: 0, fontWeight: 650, textAlign: 'right' } as const;
