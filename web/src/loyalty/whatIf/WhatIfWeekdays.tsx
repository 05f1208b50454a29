import { Box, Typography } from '@mui/material';
import { weekdayName } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useFormat } from '../../sale/useFormat.ts';
import type { WhatIfFiguresFragment } from '../gql/graphql.ts';
import { useLoyaltyMessages } from '../messages.ts';
import { Part } from './Part.tsx';

interface Props {
  readonly weekdays: WhatIfFiguresFragment['weekdays'];
  readonly oneIn: number;
}

/** The weekdays, from Monday like other weeks of figures: each with its bar and its number. */
export function WhatIfWeekdays({ weekdays, oneIn }: Props) {
  const t = useLoyaltyMessages();
  const format = useFormat();
  const language = useLanguage();
  const most = Math.max(1, ...weekdays.map(({ touched }) => touched));
  return (
    <Part title={t('whatIf.byWeekday')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {[...weekdays.slice(1), ...weekdays.slice(0, 1)].map(({ weekday, touched }, index) => (
          <Box
            component="li"
            key={weekday}
            sx={{ display: 'grid', gridTemplateColumns: '48px 1fr auto', alignItems: 'center', gap: 1, py: 0.5 }}
          >
            <Typography variant="body2">{weekdayName(index + 2, language, 'short')}</Typography>
            <Box aria-hidden sx={{ height: 10, borderRadius: 1, bgcolor: 'grey.200' }}>
              <Box sx={{ height: 1, width: `${(touched / most) * 100}%`, borderRadius: 1, bgcolor: 'primary.main' }} />
            </Box>
            <Typography variant="body2" sx={{ minWidth: 40, textAlign: 'right' }}>
              {format.count(touched * oneIn)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Part>
  );
}
