import { Box, ButtonBase, Typography } from '@mui/material';
import type { BasketMember } from '@taem/domain/till/basket.ts';
import { memo, useState } from 'react';
import { late } from '../../app/late.tsx';
import { memberName } from '../../sale/memberName.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { PersonPicture } from '../../ui/Picture.tsx';
import { TierPicture } from '../../ui/TierPicture.tsx';
import { colours, radius, textSize } from '../../ui/tokens.ts';
import { useTillMessages } from '../words/messages.ts';
import { useWalletMessages } from './messages.ts';

const WalletPanel = late(async () => (await import('./WalletPanel.tsx')).WalletPanel);

interface WalletButtonProps {
  member: BasketMember;
  tier: { name: string; imageUrl?: string | null } | null;
}

/** The member with tier and points, in two lines that leave room for the bill; a press opens the wallet beside it (PAY-15). */
export const WalletButton = memo(function WalletButton({ member, tier }: WalletButtonProps) {
  const t = useWalletMessages();
  const words = useTillMessages();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const name = memberName(member);
  return (
    <>
      <ButtonBase onClick={() => setOpen(true)} aria-haspopup="dialog" sx={BUTTON}>
        <span className="visually-hidden">{t('wallet.open', { name })} </span>
        <PersonPicture src={member.imageUrl} name={name} sx={{ width: 44, height: 44, fontSize: textSize.large }} />
        <Box component="span" sx={{ minWidth: 0, flex: 1 }}>
          <Typography aria-hidden component="span" noWrap sx={{ display: 'block', fontWeight: 650, lineHeight: 1.4 }}>
            {name}
          </Typography>
          <Box component="span" sx={STANDING}>
            {tier && (
              <Box component="span" sx={TIER}>
                <TierPicture tier={tier} size={20} />
                <Typography component="span" noWrap sx={{ fontSize: 'inherit', color: 'text.secondary' }}>
                  {tier.name}
                </Typography>
              </Box>
            )}
            <Box component="span" sx={POINTS}>
              {words('pointsCount', format.points(member.remainingPoints))}
            </Box>
          </Box>
        </Box>
      </ButtonBase>
      {open && <WalletPanel member={member} onClose={() => setOpen(false)} />}
    </>
  );
});

const BUTTON = {
  flex: 1,
  minWidth: 0,
  gap: 1.25,
  justifyContent: 'flex-start',
  borderRadius: radius.control,
  textAlign: 'left',
  font: 'inherit',
} as const;
/** Points wrap below the tier if its name would be cut otherwise. */
const STANDING = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.5,
  fontSize: textSize.small,
} as const;
const TIER = { display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 } as const;
const POINTS = {
  flex: 'none',
  px: 0.75,
  borderRadius: radius.control,
  bgcolor: colours.pointSoft,
  color: 'secondary.dark',
  fontWeight: 700,
} as const;
