import { Alert, Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { toBaht } from '@taem/domain/money/money.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import { IntegerInput } from '../../form/fields/IntegerInput.tsx';
import { useFormat } from '../../sale/useFormat.ts';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { useBasketMessages } from '../basket/messages.ts';
import { usePricingRules } from '../basket/usePricingRules.ts';
import { useTillMessages } from '../words/messages.ts';
import { usePointsMessages } from './messages.ts';
import { PointsEffect } from './PointsEffect.tsx';
import { usePointsForm } from './usePointsForm.ts';

/** DISC-11..15: points as cash on this bill. */
export function PointsDialog({ onClose }: { onClose: () => void }) {
  const t = usePointsMessages();
  const rules = usePricingRules();
  return (
    <Dialog title={t('points.title')} maxWidth="xs" onClose={onClose} onCross={onClose}>
      {rules ? (
        <PointsForm rules={rules} onClose={onClose} />
      ) : (
        <DialogContent>
          <LoadingView count={3} />
        </DialogContent>
      )}
    </Dialog>
  );
}

function PointsForm({ rules, onClose }: { rules: PricingRules; onClose: () => void }) {
  const t = usePointsMessages();
  const format = useFormat();
  const form = usePointsForm(rules, onClose);
  const { text, setText, problem, canApply, isApplied, balance, least } = form;
  return (
    <DialogForm onSubmit={form.apply}>
      <DialogContent sx={{ pt: 0 }}>
        <Balance balance={balance} rules={rules} />
        {balance < least && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {t('points.none', format.points(least))}
          </Alert>
        )}
        <IntegerInput
          isFigure
          autoFocus
          label={t('points.field')}
          value={text}
          onChange={setText}
          error={problem ?? undefined}
        />
        <QuickPoints quick={form.quick} onPick={setText} />
        <PointsEffect form={form} />
      </DialogContent>
      <DialogActions>
        {isApplied && (
          <Button size="large" onClick={form.remove} sx={{ mr: 'auto' }}>
            {t('points.remove')}
          </Button>
        )}
        <Button size="large" type="submit" variant="contained" disabled={!canApply} sx={{ minWidth: 180 }}>
          {t('points.apply')}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}

function Balance({ balance, rules: { rates } }: { balance: number; rules: PricingRules }) {
  const t = usePointsMessages();
  const basketWords = useBasketMessages();
  const words = useTillMessages();
  const format = useFormat();
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1, mb: 2.5 }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('points.balance')}</Typography>
      <Typography sx={{ ml: 'auto', fontWeight: 700, color: 'secondary.dark' }}>
        {words('pointsCount', format.points(balance))}
      </Typography>
      <Typography variant="body2" sx={{ flexBasis: '100%', color: 'text.secondary' }}>
        {basketWords('member.redeemRate', {
          ...format.points(rates.redeemPoint),
          cash: format.decimal(toBaht(rates.redeemCash)),
        })}
      </Typography>
    </Box>
  );
}

function QuickPoints({ quick, onPick }: { quick: readonly number[]; onPick: (text: string) => void }) {
  const t = usePointsMessages();
  const format = useFormat();
  return (
    <Box
      role="group"
      aria-label={t('points.quick')}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))', gap: 1, mb: 2 }}
    >
      {quick.map((points, at) => (
        <Button key={points} variant="outlined" onClick={() => onPick(String(points))} sx={{ px: 0.5 }}>
          {at === quick.length - 1 ? t('points.max', { points: format.count(points) }) : format.count(points)}
        </Button>
      ))}
    </Box>
  );
}
