import { Alert, AlertTitle, Box } from '@mui/material';
import type { PricedBasket } from '@taem/domain/till/pricing.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { usePaymentMessages } from './messages.ts';
import type { BillNote } from './useTakePayment.ts';

/**
 * Why the bill has changed, with the figures the customer was shown beside the current ones; nothing while it has not.
 */
export function BillNotice({ note, priced }: { note: BillNote | null; priced: PricedBasket }) {
  const t = usePaymentMessages();
  const format = useFormat();
  if (!note) return null;
  const { told } = note;
  const [title, ...reasons] = told ? [t('changed.title'), ...note.reasons] : note.reasons;
  return (
    <Alert severity="warning">
      <AlertTitle>{title}</AlertTitle>
      {told && told.amountDue !== priced.amountDue && (
        <Figure label={t('changed.due')} told={format.money(told.amountDue)} now={format.money(priced.amountDue)} />
      )}
      {told && told.earnPoints !== priced.earnPoints && (
        <Figure label={t('changed.earn')} told={format.count(told.earnPoints)} now={format.count(priced.earnPoints)} />
      )}
      <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Box>
      {told && t('changed.hint')}
    </Alert>
  );
}

function Figure({ label, told, now }: { label: string; told: string; now: string }) {
  const t = usePaymentMessages();
  return (
    <Box sx={{ fontWeight: 600 }}>
      {label}: {t('changed.told', { amount: told })} → {t('changed.now', { amount: now })}
    </Box>
  );
}
