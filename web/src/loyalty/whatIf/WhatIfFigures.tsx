import { Box, Stack, Typography } from '@mui/material';
import { useFormat } from '../../sale/useFormat.ts';
import { NOTHING } from '../../ui/nothing.ts';
import { textSize } from '../../ui/tokens.ts';
import type { WhatIfFiguresFragment } from '../gql/graphql.ts';
import { useLoyaltyMessages } from '../messages.ts';
import { WhatIfExamples } from './WhatIfExamples.tsx';
import { WhatIfMisses } from './WhatIfMisses.tsx';
import { WhatIfTiers } from './WhatIfTiers.tsx';
import { WhatIfWeekdays } from './WhatIfWeekdays.tsx';

interface Props {
  readonly figures: WhatIfFiguresFragment;
  /** False while new figures are loading. */
  readonly isCurrent: boolean;
}

/** The outcome; for a sample, each sum is an estimate and marked as one. */
export function WhatIfFigures({ figures, isCurrent }: Props) {
  const t = useLoyaltyMessages();
  const format = useFormat();
  const { oneIn, sales, touched, total } = figures;
  const about = oneIn > 1 ? '≈ ' : '';
  const share = (part: number, whole: number) =>
    whole === 0 ? NOTHING : `${format.decimal(Math.round((part / whole) * 1_000) / 10)}%`;
  const tiles = [
    {
      label: t('whatIf.touched'),
      value: `${about}${format.count(touched * oneIn)}`,
      note: t('whatIf.ofSales', { share: share(touched, sales), total: format.count(total) }),
    },
    {
      label: t('whatIf.discount'),
      value: `${about}${format.baht(round(figures.discount * oneIn))}`,
      note:
        touched > 0
          ? t('whatIf.perBill', { amount: format.baht(round(figures.discount / touched)) })
          : t('whatIf.discountMore'),
    },
    {
      label: t('whatIf.points'),
      value: `${about}${format.count(figures.points * oneIn)}`,
      note: t(figures.points < 0 ? 'whatIf.pointsLess' : 'whatIf.pointsMore'),
    },
    {
      label: t('whatIf.members'),
      value: share(figures.membersTouched, figures.members),
      note: t('whatIf.ofMembers', {
        touched: format.count(figures.membersTouched),
        members: format.count(figures.members),
      }),
    },
  ];
  return (
    <Box sx={{ opacity: isCurrent ? 1 : 0.65 }}>
      <Box
        role="status"
        aria-live="polite"
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}
      >
        {tiles.map(({ label, value, note }) => (
          <Box
            key={label}
            sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}
          >
            <Typography variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography
              sx={{ fontSize: { xs: textSize.large, sm: textSize.title }, fontWeight: 700, overflowWrap: 'anywhere' }}
            >
              {value}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {note}
            </Typography>
          </Box>
        ))}
      </Box>
      <Stack sx={{ gap: 0.5, mt: 1.5 }}>
        <Note>
          {oneIn > 1
            ? t('whatIf.sample', { one: format.count(oneIn), sales: format.count(sales), total: format.count(total) })
            : t('whatIf.exact', { total: format.count(total) })}
        </Note>
        {figures.isAutomatic && <Note>{t('whatIf.byItself', { count: figures.automaticOffers })}</Note>}
        {!figures.isAutomatic && figures.automaticOffers > 0 && (
          <Note>{t('whatIf.withAutomatic', { count: figures.automaticOffers })}</Note>
        )}
        {figures.given.sales > 0 && (
          <Note>
            {t('whatIf.given', {
              sales: format.count(figures.given.sales * oneIn),
              discount: format.baht(round(figures.given.discount * oneIn)),
              points: format.count(figures.given.points * oneIn),
            })}
          </Note>
        )}
        {figures.pricedDifferently > 0 && (
          <Note>{t('whatIf.pricedDifferently', { sales: format.count(figures.pricedDifferently) })}</Note>
        )}
      </Stack>
      {sales > 0 && (
        <Box sx={{ display: 'grid', gap: 3, mt: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
          <WhatIfTiers tiers={figures.tiers} oneIn={oneIn} />
          <WhatIfWeekdays weekdays={figures.weekdays} oneIn={oneIn} />
          <WhatIfExamples examples={figures.examples} />
          <WhatIfMisses misses={figures.misses} sales={sales} />
        </Box>
      )}
    </Box>
  );
}

function Note({ children }: { children: string }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}

const round = (baht: number) => Math.round(baht * 100) / 100;
