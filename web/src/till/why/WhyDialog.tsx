import { Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { Dialog } from '../../ui/Dialog.tsx';
import { usePricedBasket } from '../basket/usePricedBasket.ts';
import { useTillMessages } from '../words/messages.ts';
import { useWhyMessages } from './messages.ts';
import { type Reason, useReasons } from './useReasons.ts';

/** ที่มาของราคา: every rule that was asked about this bill, in the order it was asked, and what it did. */
export function WhyDialog({ onClose }: { onClose: () => void }) {
  const t = useWhyMessages();
  const words = useTillMessages();
  const { products, deductions, totals, points } = useReasons(usePricedBasket().priced);
  return (
    <Dialog title={t('why.title')} onClose={onClose}>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t('why.intro')}</Typography>
        <Reasons title={t('why.lines')} reasons={products} />
        <Reasons title={t('why.deductions')} reasons={deductions} />
        <Reasons title={t('why.totals')} reasons={totals} />
        <Reasons title={t('why.points')} reasons={points} />
      </DialogContent>
      <DialogActions>
        <Button size="large" variant="contained" onClick={onClose} autoFocus>
          {words('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Reasons({ title, reasons }: { title: string; reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 700, fontSize: '0.9375rem', color: 'text.secondary', mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {reasons.map(({ key, text, effect, applied, strong }) => (
          <Box
            component="li"
            key={key}
            sx={{
              display: 'flex',
              gap: 2,
              py: 0.75,
              borderBottom: 1,
              borderColor: 'divider',
              color: applied ? 'text.primary' : 'text.secondary',
              fontWeight: strong ? 700 : 400,
            }}
          >
            <Box sx={{ minWidth: 0 }}>{text}</Box>
            <Box sx={{ ml: 'auto', whiteSpace: 'nowrap', fontWeight: strong ? 700 : 600 }}>{effect}</Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
