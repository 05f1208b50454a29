import { Box, Button, Typography } from '@mui/material';
import { formatPhone } from '@taem/domain/person/phone.ts';
import { memberName } from '../../sale/memberName.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { PersonPicture } from '../../ui/Picture.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import type { MergeAccountFragment } from '../gql/graphql.ts';
import { useMergeMessages } from './messages.ts';

interface Props {
  readonly account: MergeAccountFragment;
  /** Why it may belong to the same person. */
  readonly reason?: string;
  readonly onChoose: (account: MergeAccountFragment) => void;
}

/** A candidate for the other account. */
export function AccountRow({ account, reason, onChoose }: Props) {
  const t = useMergeMessages();
  const format = useFormat();
  const name = memberName(account);
  const facts = [account.code, account.phone ? formatPhone(account.phone) : null, account.nickname];
  return (
    <Box component="li" sx={ROW}>
      <PersonPicture src={account.imageUrl} name={name} sx={{ width: 44, height: 44 }} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name} {reason && <StatusChip tone="warning">{reason}</StatusChip>}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {facts.filter(Boolean).join(' · ')} · {t('account.points')} {format.count(account.remainingPoints)}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        onClick={() => onChoose(account)}
        aria-label={`${t('choose.use')} ${name} ${account.code}`}
      >
        {t('choose.use')}
      </Button>
    </Box>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  py: 1.25,
  px: 2,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const;
