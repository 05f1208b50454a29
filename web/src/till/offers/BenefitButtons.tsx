import { Box, Button } from '@mui/material';
import { memo, useState } from 'react';
import { late } from '../../app/late.tsx';
import { useNotice } from '../../app/notice.tsx';
import { useSession } from '../../app/session.ts';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { colours, textSize } from '../../ui/tokens.ts';
import { useBasket } from '../basket/useBasket.ts';
import { SHORTCUT } from '../keys/shortcut.ts';
import { useShortcut } from '../keys/useShortcut.ts';
import { useOfferMessages } from './messages.ts';

const OfferDialog = late(async () => (await import('./OfferDialog.tsx')).OfferDialog);
const PointsDialog = late(async () => (await import('../points/PointsDialog.tsx')).PointsDialog);

type Benefit = 'discount' | 'offer' | 'points';

/** The buttons to discounts, special offers and points as cash, and why one is disabled (DISC-03, DISC-04, PERM-24). */
export const BenefitButtons = memo(function BenefitButtons() {
  const t = useOfferMessages();
  const [open, setOpen] = useState<Benefit | null>(null);
  const reasons = useClosedReasons();
  const close = () => setOpen(null);
  return (
    <>
      <Box role="group" aria-label={t('benefit.group')} sx={BUTTONS}>
        {(['discount', 'offer', 'points'] as const).map((benefit) => (
          <BenefitButton key={benefit} benefit={benefit} reason={reasons[benefit]} onOpen={() => setOpen(benefit)} />
        ))}
      </Box>
      {(open === 'discount' || open === 'offer') && <OfferDialog kind={open} onClose={close} />}
      {open === 'points' && <PointsDialog onClose={close} />}
    </>
  );
});

const BUTTONS = {
  display: 'grid',
  gridTemplateColumns: 'auto auto auto',
  gap: 0.75,
  px: 1.5,
  pt: 1,
  '& > span': { display: 'grid' },
} as const;

interface BenefitButtonProps {
  benefit: Benefit;
  /** Why it is disabled; empty if it is not. */
  reason: string;
  onOpen: () => void;
}

function BenefitButton({ benefit, reason, onOpen }: BenefitButtonProps) {
  const t = useOfferMessages();
  const notify = useNotice();
  const key = SHORTCUT[benefit];
  useShortcut(key, onOpen, { enabled: reason === '' });
  const isUsed = useBasket((basket) => (benefit === 'points' ? basket.pointsAsCash > 0 : basket[benefit] !== null));
  return (
    // A closed button takes no press: what is below it says why, to a finger as to a pointer.
    // biome-ignore lint/a11y/noStaticElementInteractions: the button has the reason as its description.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
    <span title={reason} onClick={() => reason && notify(reason)}>
      <Button
        variant="outlined"
        disabled={reason !== ''}
        onClick={onOpen}
        aria-haspopup="dialog"
        aria-keyshortcuts={key}
        aria-description={reason || undefined}
        sx={{
          px: 0.5,
          minWidth: 0,
          fontSize: textSize.body,
          lineHeight: 1.35,
          flexDirection: 'column',
          whiteSpace: 'nowrap',
          ...(isUsed && { bgcolor: colours.accentSoft, borderColor: 'primary.main' }),
        }}
      >
        {t(`benefit.${benefit}`)}
        <KeyHint onButton sx={{ fontSize: textSize.tiny, lineHeight: 1.4, px: 0.5 }}>
          {key}
        </KeyHint>
      </Button>
    </span>
  );
}

function useClosedReasons(): Record<Benefit, string> {
  const t = useOfferMessages();
  const isEmpty = useBasket(({ items }) => items.length === 0);
  const isMember = useBasket(({ member }) => member !== null);
  const { redeem_cash, redeem_point } = useSession();
  const needsBasket = isEmpty ? t('benefit.needsBasket') : '';
  const forMembers = isMember ? needsBasket : t('benefit.membersOnly');
  const hasRate = redeem_cash > 0 && redeem_point > 0;
  return { discount: needsBasket, offer: forMembers, points: forMembers || (hasRate ? '' : t('benefit.noRate')) };
}
