import { Button, DialogActions, DialogContent } from '@mui/material';
import type { OfferKind } from '@taem/domain/loyalty/offerKind.ts';
import { useEffect, useEffectEvent } from 'react';
import { useNotice } from '../../app/notice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useTillMessages } from '../words/messages.ts';
import { useOfferMessages } from './messages.ts';
import { OfferForm } from './OfferForm.tsx';
import { useTillOffers } from './useTillOffers.ts';

interface OfferDialogProps {
  kind: OfferKind;
  onClose: () => void;
}

/** DISC-01..08: chooses one of the discounts, or of the special offers. */
export function OfferDialog({ kind, onClose }: OfferDialogProps) {
  const t = useOfferMessages();
  const words = useTillMessages();
  const { offers, rules, failed } = useTillOffers(kind);
  useGiveUp(failed, t(`${kind}.failed`), onClose);
  if (failed) return null;
  const isEmpty = offers?.length === 0;
  return (
    <Dialog
      title={t(`${kind}.title`)}
      hint={t(`${kind}.onlyOne`)}
      aside={kind === 'discount' && <DiscountSource />}
      maxWidth="md"
      onClose={onClose}
      onCross={onClose}
    >
      {!offers && (
        <DialogContent>
          <LoadingView count={4} height={96} />
        </DialogContent>
      )}
      {offers && rules && !isEmpty && <OfferForm kind={kind} offers={offers} rules={rules} onClose={onClose} />}
      {isEmpty && (
        <>
          <EmptyState title={t(`${kind}.empty`)} />
          <DialogActions>
            <Button size="large" variant="contained" onClick={onClose} autoFocus>
              {words('close')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

/** DISC-07: discounts are chosen from the list; choosing by code is disabled, as the documents require. */
function DiscountSource() {
  const t = useOfferMessages();
  const segments = [
    { value: 'list', label: t('discount.list') },
    { value: 'code', label: t('discount.code'), disabled: true },
  ] as const;
  return <Segments label={t('discount.source')} segments={segments} value="list" onChange={() => undefined} />;
}

/** DISC-10: If the offers cannot be loaded, closes the dialog and shows a notice instead. */
function useGiveUp(failed: boolean, text: string, onClose: () => void): void {
  const notify = useNotice();
  const giveUp = useEffectEvent(() => {
    notify(text, 'error');
    onClose();
  });
  useEffect(() => {
    if (failed) giveUp();
  }, [failed]);
}
