import { ButtonBase } from '@mui/material';
import type { BasketMember } from '@taem/domain/till/basket.ts';
import { memo, useState } from 'react';
import { late } from '../../app/late.tsx';
import { memberName } from '../../sale/memberName.ts';
import { radius } from '../../ui/tokens.ts';
import { WalletBar } from '../basket/WalletBar.tsx';
import { useWalletMessages } from './messages.ts';

const WalletPanel = late(async () => (await import('./WalletPanel.tsx')).WalletPanel);

/** The wallet bar of the member in the sale; a press opens the wallet beside it (PAY-15). */
export const WalletButton = memo(function WalletButton({ member }: { member: BasketMember }) {
  const t = useWalletMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ButtonBase
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        sx={{ display: 'block', width: '100%', borderRadius: radius.control, textAlign: 'left', font: 'inherit' }}
      >
        <span className="visually-hidden">{t('wallet.open', { name: memberName(member) })} </span>
        <WalletBar points={member.remainingPoints} />
      </ButtonBase>
      {open && <WalletPanel member={member} onClose={() => setOpen(false)} />}
    </>
  );
});
