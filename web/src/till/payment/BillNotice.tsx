import { Alert, AlertTitle, Box } from '@mui/material';
import type { PricedBasket } from '@taem/domain/till/pricing.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { usePaymentMessages } from './messages.ts';
import type { BillNote } from './useTakePayment.ts';

/**
 * Explains why the bill has changed, with the figures that the customer was shown beside the current ones; nothing if it has
 * not.
 */
export function BillNotice({ note, priced }: { note: BillNote | null; priced: PricedBasket }) {
  const t = usePaymentMessages();
  const format = useFormat();
  if (!note) return null;
  const { stated } = note;
  const [title, ...reasons] = stated ? [t('changed.title'), ...note.reasons] : note.reasons;
  return (
    <Alert severity="warning">
      <AlertTitle>{title}</AlertTitle>
      {stated && stated.amountDue !== priced.amountDue && (
        <Figure label={t('changed.due')} stated={format.money(stated.amountDue)} now={format.money(priced.amountDue)} />
      )}
      {stated && stated.earnPoints !== priced.earnPoints && (
        <Figure
          label={t('changed.earn')}
          stated={format.count(stated.earnPoints)}
          now={format.count(priced.earnPoints)}
        />
      )}
      <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Box>
      {stated && t('changed.hint')}
    </Alert>
  );
}

function Figure({ label, stated, now }: { label: string; stated: string; now: string }) {
  const t = usePaymentMessages();
  return (
    <Box sx={{ fontWeight: 600 }}>
      {label}: {t('changed.told', { amount: stated })} → {t('changed.now', { amount: now })}
    </Box>
  );
}
