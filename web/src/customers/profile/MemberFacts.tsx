import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import { Box, IconButton, Link, Paper, Typography } from '@mui/material';
import { formatPhone, phoneDigits } from '@taem/domain/person/phone.ts';
import type { ReactNode } from 'react';
import { useCopy } from '../../app/useCopy.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { NOTHING } from '../../ui/nothing.ts';
import { TierPicture } from '../../ui/TierPicture.tsx';
import { radius, textSize } from '../../ui/tokens.ts';
import { useProfileMessages } from './messages.ts';
import type { MemberProfile } from './useMemberProfile.ts';

/** The facts below the name that staff at the counter need first: phone, tier, points, and the last visit. */
export function MemberFacts({ member }: { readonly member: MemberProfile }) {
  const t = useProfileMessages();
  const format = useFormat();
  const { phone, tier, remainingPoints, lastTransactionTime } = member;
  return (
    <Paper component="section" variant="outlined" aria-label={t('summary.first')} sx={FRAME}>
      <Box component="dl" sx={STRIP}>
        <Fact label={t('summary.phone')}>{phone ? <PhoneWays phone={phone} /> : NOTHING}</Fact>
        <Fact label={t('summary.tier')}>
          {tier ? (
            <>
              <TierPicture tier={tier} size={24} /> {tier.name}
            </>
          ) : (
            NOTHING
          )}
        </Fact>
        <Fact label={t('summary.points')}>
          <Box component="span" sx={{ color: 'secondary.main', fontSize: textSize.large, fontWeight: 700 }}>
            {format.count(remainingPoints)}
          </Box>
        </Fact>
        <Fact label={t('summary.last')}>
          {lastTransactionTime ? format.moment(lastTransactionTime) : t('summary.never')}
        </Fact>
      </Box>
    </Paper>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box component="dd" sx={VALUE}>
        {children}
      </Box>
    </Box>
  );
}

const FRAME = { mb: 2, px: 2.5, py: 1.5, borderRadius: radius.card } as const;
const STRIP = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, auto)' },
  justifyContent: { md: 'space-between' },
  columnGap: 3,
  rowGap: 1,
  m: 0,
} as const;
const VALUE = { m: 0, minHeight: 28, display: 'flex', alignItems: 'center', gap: 0.75, fontWeight: 600 } as const;

/** The phone number, with buttons to call and to copy it. */
function PhoneWays({ phone }: { readonly phone: string }) {
  const t = useProfileMessages();
  const copy = useCopy(t('note.copied'), t('note.notCopied'));
  return (
    <>
      <Link href={`tel:${phone}`} color="inherit" sx={{ py: 1.5, my: -1.5, whiteSpace: 'nowrap' }}>
        {formatPhone(phone)}
      </Link>
      <IconButton
        aria-label={t('note.copy')}
        title={t('note.copy')}
        onClick={() => void copy(phoneDigits(phone))}
        sx={{ my: -1.25 }}
      >
        <ContentCopy fontSize="small" />
      </IconButton>
    </>
  );
}
