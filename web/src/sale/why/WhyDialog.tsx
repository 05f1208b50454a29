import { Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { Dialog } from '../../ui/Dialog.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { textSize } from '../../ui/tokens.ts';
import { useWhyMessages } from './messages.ts';
import type { Reason, Reasons } from './useReasons.ts';

/** ที่มาของราคา: every rule evaluated for a bill, in order, and its effect. */
export function WhyDialog({ reasons, onClose }: { reasons: Reasons; onClose: () => void }) {
  const t = useWhyMessages();
  const words = useUiMessages();
  const { products, deductions, totals, points } = reasons;
  return (
    <Dialog title={t('why.title')} onClose={onClose}>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t('why.intro')}</Typography>
        <ReasonList title={t('why.lines')} reasons={products} />
        <ReasonList title={t('why.deductions')} reasons={deductions} />
        <ReasonList title={t('why.totals')} reasons={totals} />
        <ReasonList title={t('why.points')} reasons={points} />
      </DialogContent>
      <DialogActions>
        <Button size="large" variant="contained" onClick={onClose} autoFocus>
          {words('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ReasonList({ title, reasons }: { title: string; reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 700, fontSize: textSize.body, color: 'text.secondary', mb: 0.5 }}>
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
