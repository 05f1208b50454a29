import { Paper, Typography } from '@mui/material';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { useId } from 'react';
import { useLanguage } from '../../../app/i18n.ts';
import { shopDayOf } from '../../../app/shopDay.ts';
import { radius } from '../../../ui/tokens.ts';
import { Facts } from '../Facts.tsx';
import { useProfileMessages } from '../messages.ts';
import type { MemberProfile } from '../useMemberProfile.ts';

/** CUST-55 What the shop gave a member at the registration, which never changes. */
export function CodeBlock({ member }: { readonly member: MemberProfile }) {
  const t = useProfileMessages();
  const language = useLanguage();
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, borderRadius: radius.card }}
    >
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('code.title')}
      </Typography>
      <Facts
        facts={[
          { label: t('code.code'), value: member.code },
          { label: t('code.since'), value: writtenDay(shopDayOf(member.createdAt), language) },
          { label: t('code.branch'), value: member.branch?.name },
        ]}
      />
    </Paper>
  );
}
