import { Alert, AlertTitle, Box, Button, Chip, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { formatPhone } from '@taem/domain/person/phone.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { fullName } from '../../../app/fullName.ts';
import { usePermission } from '../../../app/permission.ts';
import { profilePath } from '../../../app/profilePath.ts';
import { useFormat } from '../../../sale/useFormat.ts';
import { PersonPicture } from '../../../ui/Picture.tsx';
import { radius } from '../../../ui/tokens.ts';
import { useLikelyMessages } from './messages.ts';
import type { LikelyMember } from './useLikelyMembers.ts';

interface Props {
  readonly likely: readonly LikelyMember[];
  /** Whether one of them has the phone, which only one member can have. */
  readonly isRefused: boolean;
}

/** CU-12 A phone that a member has cannot be registered again (CUST-45). */
export const isTaken = ({ reason }: LikelyMember) => reason === 'PHONE';

/** Members who may be this customer, listed before a second account is made, with links to them. */
export function LikelyMembers({ likely, isRefused }: Props) {
  const t = useLikelyMessages();
  const region = useRef<HTMLDivElement>(null);
  const isVisible = likely.length > 0;
  // The pressed button is gone and Confirm does not take the focus: this must be read first.
  useEffect(() => {
    if (isVisible) region.current?.focus();
  }, [isVisible]);
  if (!isVisible) return null;
  return (
    <Alert
      ref={region}
      severity="warning"
      role="region"
      tabIndex={-1}
      aria-label={t('likely.title')}
      sx={{
        borderRadius: radius.card,
        '.MuiAlert-icon': { display: { xs: 'none', sm: 'flex' }, alignSelf: 'flex-start' },
        '.MuiAlert-message': { flex: 1, minWidth: 0 },
      }}
    >
      <AlertTitle>{t('likely.title')}</AlertTitle>
      {t(isRefused ? 'likely.taken' : 'likely.lead')}
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
        {likely.map((one, at) => (
          <Box
            component="li"
            key={one.member?.id ?? at}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1.5,
              p: 1.5,
              border: 1,
              borderColor: 'divider',
              borderRadius: radius.control,
              bgcolor: 'background.paper',
              color: 'text.primary',
            }}
          >
            <OneMember {...one} />
          </Box>
        ))}
      </Box>
    </Alert>
  );
}

function OneMember({ member, reason }: LikelyMember) {
  const t = useLikelyMessages();
  const format = useFormat();
  const { canRead } = usePermission(PAGE.customerInsight);
  const { canWrite: canSell } = usePermission(PAGE.payment);
  const chip = <Chip size="small" color="warning" variant="outlined" label={t(`likely.${reason}`)} />;
  if (!member) {
    return (
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{t('likely.someone')}</Typography>
        {chip}
        <Typography variant="body2">{t('likely.noRight')}</Typography>
      </Box>
    );
  }
  const { id, nickname, phone, code, remainingPoints, tier } = member;
  const facts = [phone && formatPhone(phone), code, tier?.name, t('likely.points', format.points(remainingPoints))];
  return (
    <>
      <PersonPicture src={member.imageUrl} name={fullName(member)} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {fullName(member)} {nickname && `(${nickname})`}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        {chip}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {canRead && (
          <Button component={Link} to={profilePath(id)} variant="outlined" color="inherit">
            {t('likely.profile')}
          </Button>
        )}
        {canSell && (
          <Button component={Link} to="/payment/addproduct" state={{ member }} variant="outlined">
            {t('likely.sell')}
          </Button>
        )}
      </Box>
    </>
  );
}
