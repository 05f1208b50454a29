import HelpOutlined from '@mui/icons-material/HelpOutlined';
import { Box, Button, Switch, Typography } from '@mui/material';
import type { Deduction, PricedBasket } from '@taem/domain/till/pricing.ts';
import { lazy, Suspense, useState } from 'react';
import { useTillMessages } from '../words/messages.ts';
import { useFormat } from '../words/useFormat.ts';
import { basketStore } from './basketStore.ts';
import { DeliveryField } from './DeliveryField.tsx';
import { useBasketMessages } from './messages.ts';
import { TotalRow } from './TotalRow.tsx';
import { useBasket } from './useBasket.ts';

const WhyDialog = lazy(async () => ({ default: (await import('../why/WhyDialog.tsx')).WhyDialog }));

/** Every amount between the lines and the amount due, the points to be earned, and the way to the reasons. */
export function BasketTotals({ priced, readOnly = false }: { priced: PricedBasket; readOnly?: boolean }) {
  const t = useBasketMessages();
  const words = useTillMessages();
  const format = useFormat();
  const [explaining, setExplaining] = useState(false);
  const isMember = useBasket(({ member }) => member !== null);
  return (
    <Box sx={{ px: 2, py: 1.25 }}>
      {priced.deductions.length > 0 && (
        <TotalRow label={t('basket.subtotal')} value={format.money(priced.totalPayment)} />
      )}
      {!readOnly && <TierSwitch />}
      {priced.deductions.map((deduction) => (
        <DeductionRow
          key={JSON.stringify([deduction.source, deduction.couponId, deduction.sourceId, deduction.value])}
          deduction={deduction}
        />
      ))}
      <DeliveryField readOnly={readOnly} />
      <Box sx={{ display: 'flex', alignItems: 'baseline', mt: 0.5 }}>
        <Typography sx={{ fontWeight: 650 }}>{t('basket.total')}</Typography>
        <Typography sx={{ ml: 'auto', fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.3 }} data-testid="amount-due">
          {format.money(priced.amountDue)}
        </Typography>
        <Typography sx={{ ml: 0.75, color: 'text.secondary' }}>{words('thb')}</Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32, mt: -0.25 }}>
        <Button
          onClick={() => setExplaining(true)}
          startIcon={<HelpOutlined />}
          sx={{ ml: -1, px: 1, minHeight: 32, fontSize: '0.875rem' }}
        >
          {t('basket.why')}
        </Button>
        {isMember && (
          <Typography variant="body2" sx={{ ml: 'auto', color: 'secondary.dark', fontWeight: 600 }}>
            {t('basket.earn')} {format.count(priced.earnPoints)}
          </Typography>
        )}
      </Box>
      <Suspense>{explaining && <WhyDialog priced={priced} onClose={() => setExplaining(false)} />}</Suspense>
    </Box>
  );
}

function DeductionRow({ deduction }: { deduction: Deduction }) {
  const t = useBasketMessages();
  const format = useFormat();
  const label =
    deduction.source === 'points'
      ? t('basket.pointsUsed', { points: format.count(deduction.value) })
      : [
          deduction.source === 'privilege'
            ? t('member.tier', { name: deduction.sourceName ?? '' })
            : deduction.sourceName,
          deduction.couponType === 'Discount Percent' ? `${format.decimal(deduction.value)}%` : null,
        ]
          .filter(Boolean)
          .join(' ');
  return <TotalRow label={label} value={`−${format.money(deduction.amount)}`} tone="success.main" />;
}

/** PAY-31: a tier's privileges can be left out of one bill. */
function TierSwitch() {
  const t = useBasketMessages();
  const hasPrivileges = useBasket(({ currentTier }) => (currentTier?.privileges.length ?? 0) > 0);
  const enabled = useBasket(({ tierPrivileges }) => tierPrivileges);
  if (!hasPrivileges) return null;
  return (
    <Box
      component="label"
      sx={{ display: 'flex', alignItems: 'center', fontSize: '0.9375rem', color: 'text.secondary' }}
    >
      {t('basket.membersBenefit')}
      <Switch
        size="small"
        checked={enabled}
        onChange={() => basketStore.dispatch({ type: 'toggleTier' })}
        slotProps={{ input: { 'aria-label': t('member.applyPrivileges') } }}
        sx={{ ml: 'auto' }}
      />
    </Box>
  );
}
