import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { memberName } from '../../sale/memberName.ts';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { radius } from '../../ui/tokens.ts';
import { Badges } from './Badges.tsx';
import { useProfileMessages } from './messages.ts';
import { Portrait } from './Portrait.tsx';
import { SummaryFigures } from './SummaryFigures.tsx';
import { SummaryNotes } from './SummaryNotes.tsx';
import { type MemberProfile, useMemberProfile } from './useMemberProfile.ts';

/** CUST-53 Who a member is to the shop, at a glance. On a phone the figures are folded at first. */
export function SummaryPanel({ memberId }: { readonly memberId: string }) {
  const t = useProfileMessages();
  const { member, error, refetch } = useMemberProfile(memberId);
  return (
    <Paper
      variant="outlined"
      component="aside"
      aria-label={t('summary.label')}
      sx={{ p: { xs: 2, md: 2.5 }, borderRadius: radius.card, position: { md: 'sticky' }, top: 80, alignSelf: 'start' }}
    >
      {member ? (
        <Summary member={member} onPortrait={refetch} />
      ) : error ? (
        <ErrorView onRetry={() => void refetch()} />
      ) : (
        <LoadingView count={5} height={44} />
      )}
    </Paper>
  );
}

function Summary({ member, onPortrait }: { member: MemberProfile; onPortrait: () => Promise<unknown> }) {
  const t = useProfileMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Box sx={HEAD}>
        <Portrait person={{ ...member, name: memberName(member) }} onChanged={onPortrait} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {memberName(member)}
          </Typography>
          {member.nickname && <Typography color="textSecondary">{member.nickname}</Typography>}
        </Box>
        <Button
          color="inherit"
          endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={{ display: { md: 'none' }, ml: 'auto', mr: -1, flex: 'none' }}
        >
          {t(isOpen ? 'summary.less' : 'summary.more')}
        </Button>
      </Box>
      <Stack id={id} sx={{ gap: 2, mt: 2, display: { xs: isOpen ? 'flex' : 'none', md: 'flex' } }}>
        <SummaryNotes member={member} />
        <Badges badges={member.badges} />
        <SummaryFigures member={member} />
      </Stack>
    </>
  );
}

const HEAD = {
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  alignItems: 'center',
  textAlign: { md: 'center' },
  gap: { xs: 2, md: 1 },
} as const;
