import { Box, Paper, Typography } from '@mui/material';
import { formatPhone } from '@taem/domain/person/phone.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { useId } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { shopDateOf } from '../../app/shopDay.ts';
import { memberName } from '../../sale/memberName.ts';
import { PersonPicture } from '../../ui/Picture.tsx';
import { radius } from '../../ui/tokens.ts';
import type { MergeAccountFragment } from '../gql/graphql.ts';
import { Figures } from './Figures.tsx';
import { useMergeMessages } from './messages.ts';

interface Props {
  readonly account: MergeAccountFragment;
  readonly part: 'kept' | 'merged';
}

/** One of the two accounts in its current state. */
export function AccountCard({ account, part }: Props) {
  const t = useMergeMessages();
  const language = useLanguage();
  const id = useId();
  const name = memberName(account);
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={CARD[part]}>
      <Typography id={id} variant="body2" component="h2" sx={{ fontWeight: 650, color: COLOUR[part] }}>
        {t(`account.${part}`)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', my: 1.5 }}>
        <PersonPicture src={account.imageUrl} name={name} sx={{ width: 52, height: 52 }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[account.code, account.phone ? formatPhone(account.phone) : null].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      </Box>
      <Figures
        points={account.remainingPoints}
        revenue={account.totalRevenue}
        sales={account.totalTransactions}
        tier={account.tier?.name ?? null}
        more={[[t('account.since'), writtenDay(shopDateOf(account.createdAt), language)]]}
      />
    </Paper>
  );
}

const COLOUR = { kept: 'primary.main', merged: 'text.secondary' } as const;
const CARD = {
  kept: { p: 2, borderRadius: radius.card, borderColor: 'primary.main' },
  merged: { p: 2, borderRadius: radius.card },
} as const;
