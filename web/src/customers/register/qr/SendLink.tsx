import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { DialogForm } from '../../../ui/Dialog.tsx';
import { maskPhone, typedInto } from '../../questions/maskAsTyped.ts';
import { useQrMessages } from './messages.ts';
import { useSendLink } from './useSendLink.ts';

/** CUST-23, CUST-25 Sends the link by SMS, for a customer who does not scan. */
export function SendLink({ branchId }: { readonly branchId: string }) {
  const t = useQrMessages();
  const { phone, take, problem, sent, sending, send } = useSendLink(branchId);
  return (
    <Box sx={{ width: '100%' }}>
      <DialogForm onSubmit={() => void send()}>
        <Typography sx={{ mb: 1 }}>{t('qr.fill')}</Typography>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <TextField
            fullWidth
            label={t('qr.phone')}
            placeholder="081-234-5678"
            value={phone}
            error={problem !== null}
            helperText={problem}
            onChange={(event) => take(typedInto(event as React.ChangeEvent<HTMLInputElement>, maskPhone))}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { type: 'tel', inputMode: 'tel', autoComplete: 'off', maxLength: 20 },
            }}
          />
          <Button type="submit" variant="outlined" loading={sending} sx={{ minHeight: 56, minWidth: 88 }}>
            {t('qr.send')}
          </Button>
        </Box>
      </DialogForm>
      <div role="status">
        {sent && (
          <Alert severity="success" sx={{ mt: 1.5 }}>
            {t('qr.sent', { phone: sent.phone })}
            <Box
              component="pre"
              sx={{ m: 0, mt: 0.5, fontSize: '0.8125rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              {JSON.stringify({ ...sent, __typename: undefined }, null, 2)}
            </Box>
          </Alert>
        )}
      </div>
    </Box>
  );
}
