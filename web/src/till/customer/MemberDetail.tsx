import { Box, Button, Chip, Divider, Link as MuiLink, Paper, Typography, useMediaQuery, useTheme } from '@mui/material';
import { formatPhone } from '@taem/domain/person/phone.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { memberName } from '../../sale/memberName.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { FactList } from '../../ui/FactList.tsx';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { NOTHING } from '../../ui/nothing.ts';
import { PersonPicture } from '../../ui/Picture.tsx';
import { TierPicture } from '../../ui/TierPicture.tsx';
import { radius, textSize } from '../../ui/tokens.ts';
import type { TillMemberFragment } from '../gql/graphql.ts';
import { SHORTCUT } from '../keys/shortcut.ts';
import { useShortcut } from '../keys/useShortcut.ts';
import { useTillMessages } from '../words/messages.ts';
import type { PaymentRight } from '../words/usePaymentRight.ts';
import { MemberTags } from './MemberTags.tsx';
import { useCustomerMessages } from './messages.ts';

interface MemberDetailProps {
  member: TillMemberFragment | null;
  right: PaymentRight;
  onProceed: () => void;
}

/** PAY-04, PAY-05: the selected member, and the button to the sale. */
export function MemberDetail({ member, right: { canWrite, reason }, onProceed }: MemberDetailProps) {
  const t = useCustomerMessages();
  useShortcut(SHORTCUT.proceed, onProceed, { enabled: member !== null && canWrite });
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const proceed = (
    <Button
      fullWidth={!isNarrow}
      size="large"
      variant="contained"
      disabled={!member || !canWrite}
      onClick={onProceed}
      aria-keyshortcuts={SHORTCUT.proceed}
      sx={{ gap: 1, flex: 'none' }}
    >
      {t('search.proceed')}
      <KeyHint onButton>{SHORTCUT.proceed}</KeyHint>
    </Button>
  );
  // In a narrow window it would be below a long list, out of sight.
  if (isNarrow) return member && <ProceedBar {...{ member, reason, proceed }} />;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={t('search.detail')}
      sx={{
        borderRadius: radius.card,
        p: 2.5,
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        position: 'sticky',
        top: 80,
        alignSelf: 'start',
        minHeight: 480,
      }}
    >
      {member ? <Facts member={member} /> : <NothingSelected />}
      <Box sx={{ mt: 'auto' }}>
        {reason && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {reason}
          </Typography>
        )}
        {proceed}
        {member && (
          <Button fullWidth component={Link} to="/payment/member-mainmenu" state={{ member }} sx={{ mt: 1 }}>
            {t('search.menu')}
          </Button>
        )}
      </Box>
    </Paper>
  );
}

interface ProceedBarProps {
  readonly member: TillMemberFragment;
  readonly reason: string | null;
  readonly proceed: ReactNode;
}

/** The bar at the lower edge of a phone: the selected member, and the button to the sale. */
function ProceedBar({ member, reason, proceed }: ProceedBarProps) {
  const t = useCustomerMessages();
  const format = useFormat();
  const facts = [member.tier?.name, `${t('search.points')} ${format.count(member.remainingPoints)}`];
  return (
    <Paper square elevation={0} component="section" aria-label={t('search.detail')} sx={BAR}>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <MuiLink component={Link} to="/payment/member-mainmenu" state={{ member }} title={t('search.menu')} sx={WAY}>
          {memberName(member)}
        </MuiLink>
        <Typography noWrap variant="body2" color="textSecondary">
          {reason ?? facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {proceed}
    </Paper>
  );
}

const WAY = {
  display: 'block',
  fontWeight: 650,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const BAR = {
  position: 'fixed',
  left: 0,
  right: 0,
  bottom: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

function NothingSelected() {
  const t = useCustomerMessages();
  return (
    <Box sx={{ my: 'auto', textAlign: 'center', color: 'text.secondary' }}>
      <Typography sx={{ fontWeight: 600 }}>{t('search.pickOne')}</Typography>
      <Typography variant="body2">{t('search.pickOneHint')}</Typography>
    </Box>
  );
}

function Facts({ member }: { member: TillMemberFragment }) {
  const t = useCustomerMessages();
  const words = useTillMessages();
  const format = useFormat();
  const facts: [string, string][] = [
    [t('search.code'), member.code],
    [t('search.phone'), member.phone ? formatPhone(member.phone) : NOTHING],
    [
      t('search.lastTransaction'),
      member.lastTransactionTime ? format.moment(member.lastTransactionTime) : t('search.never'),
    ],
    [t('search.totalSpent'), `${format.baht(member.totalRevenue)} ${words('thb')}`],
    [t('search.totalVisits'), t('search.visits', { count: member.totalTransactions })],
  ];
  return (
    <>
      <Box sx={{ textAlign: 'center' }}>
        <PersonPicture
          src={member.imageUrl}
          name={memberName(member)}
          sx={{ width: 88, height: 88, mx: 'auto', mb: 1, fontSize: textSize.figure }}
        />
        <Typography variant="h3" component="h2">
          {memberName(member)}
        </Typography>
        {member.nickname && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {member.nickname}
          </Typography>
        )}
        {member.tier && (
          <Chip
            sx={{ mt: 1 }}
            variant="outlined"
            avatar={<TierPicture tier={member.tier} size={24} />}
            label={member.tier.name}
          />
        )}
      </Box>
      <Box sx={{ borderRadius: radius.control, bgcolor: 'grey.50', p: 1.5, textAlign: 'center' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('search.points')}
        </Typography>
        <Typography sx={{ fontSize: textSize.figure, fontWeight: 700, lineHeight: 1.3, color: 'secondary.main' }}>
          {format.count(member.remainingPoints)}
        </Typography>
      </Box>
      <Divider />
      <FactList facts={facts} />
      {member.tags.length > 0 && <MemberTags tags={member.tags} most={12} wrap />}
    </>
  );
}
