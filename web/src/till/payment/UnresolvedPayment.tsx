import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState, useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useRefusalText } from '../refusal/useRefusalText.ts';
import { usePaymentMessages } from './messages.ts';
import { settleAttempt, subscribeAttempt, unresolvedAttempt } from './paymentAttempt.ts';
import { usePay } from './usePay.ts';

/**
 * Stands over the till while nobody knows whether the last payment was recorded: first that is found out, by sending
 * the same payment with the same key again, and only then the next bill is opened.
 */
export function UnresolvedPayment() {
  const t = usePaymentMessages();
  const refusalText = useRefusalText();
  const attempt = useSyncExternalStore(subscribeAttempt, unresolvedAttempt);
  const { send, submitting } = usePay();
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Why asking again told nothing. */
  const [problem, setProblem] = useState<string | null>(null);
  const [givingUp, setGivingUp] = useState(false);

  const checkAgain = async () => {
    if (!attempt) return;
    setProblem(null);
    const outcome = await send(attempt);
    if (outcome.kind === 'refused') setRefusal(refusalText(outcome.errors).join('\n'));
    if (outcome.kind === 'fault') setProblem(outcome.message);
    if (outcome.kind === 'offline') setProblem(t('confirm.stillOffline'));
  };
  const giveUp = () => {
    settleAttempt();
    setGivingUp(false);
  };
  return (
    <>
      <Dialog
        open={attempt !== null || submitting || refusal !== null}
        role="alertdialog"
        aria-labelledby="unresolved-title"
        maxWidth="sm"
        fullWidth
      >
        <DialogTitle id="unresolved-title">
          {refusal === null ? t('confirm.unknownTitle') : t('confirm.failedTitle')}
        </DialogTitle>
        <DialogContent>
          <DialogContentText>
            {refusal === null ? t('confirm.unknownText') : t('confirm.maybeRecorded')}
          </DialogContentText>
          {(refusal ?? problem) !== null && (
            <Alert severity="error" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
              {refusal ?? problem}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          {refusal === null ? (
            <>
              <Button color="error" disabled={submitting} onClick={() => setGivingUp(true)}>
                {t('confirm.giveUp')}
              </Button>
              <Button size="large" variant="contained" loading={submitting} onClick={() => void checkAgain()} autoFocus>
                {t('confirm.checkAgain')}
              </Button>
            </>
          ) : (
            <Button size="large" variant="contained" onClick={() => setRefusal(null)} autoFocus>
              {t('confirm.understood')}
            </Button>
          )}
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        open={givingUp}
        danger
        title={t('confirm.giveUpTitle')}
        confirmLabel={t('confirm.giveUp')}
        cancelLabel={t('confirm.keep')}
        onConfirm={giveUp}
        onCancel={() => setGivingUp(false)}
      >
        {t('confirm.giveUpText')}
      </ConfirmDialog>
    </>
  );
}
