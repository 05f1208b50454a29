import { Box, Typography } from '@mui/material';
import { FACTS, isFactName, UNITS } from '@taem/domain/loyalty/facts.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { WholeNumbers } from '../../ui/WholeNumbers.tsx';
import type { WhatIfFiguresFragment } from '../gql/graphql.ts';
import { useLoyaltyMessages } from '../messages.ts';
import { Part } from './Part.tsx';

type Miss = WhatIfFiguresFragment['misses'][number];

interface Props {
  readonly misses: readonly Miss[];
  readonly sales: number;
}

/** Why the other sales would have got nothing, most frequent reason first, and how close the closest came. */
export function WhatIfMisses({ misses, sales }: Props) {
  const t = useLoyaltyMessages();
  const format = useFormat();
  const language = useLanguage();
  const why = ({ reason, about, required }: Miss) => {
    if (reason !== 'CONDITION_NOT_MET' || !about || !isFactName(about)) return t(`miss.${reason}`);
    const fact = FACTS[about];
    return t('miss.fact', {
      fact: fact.words[language],
      value: format.decimal(Number(required)),
      unit: UNITS[fact.unit][language],
    });
  };
  const closest = ({ about, actual, example }: Miss) =>
    about && isFactName(about) && typeof actual === 'number'
      ? t('miss.closest', {
          no: example.transactionNo,
          actual: format.decimal(actual),
          unit: UNITS[FACTS[about].unit][language],
        })
      : t('miss.example', { no: example.transactionNo });
  return (
    <Part title={t('whatIf.misses')}>
      {misses.length === 0 && <Typography color="textSecondary">{t('whatIf.noMisses')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {misses.map((miss) => (
          <Box
            component="li"
            key={`${miss.reason} ${miss.conditionId}`}
            sx={{ display: 'flex', gap: 2, py: 0.75, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2">{why(miss)}</Typography>
              <Typography variant="body2" color="textSecondary">
                <WholeNumbers text={closest(miss)} />
              </Typography>
            </Box>
            <Typography variant="body2" sx={{ ml: 'auto', whiteSpace: 'nowrap', fontWeight: 600 }}>
              {format.decimal(Math.round((miss.sales / sales) * 1_000) / 10)}%
            </Typography>
          </Box>
        ))}
      </Box>
    </Part>
  );
}
