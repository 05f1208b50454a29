import { Alert, Box, Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useRefusalText } from '../refusal/useRefusalText.ts';
import { HistoryLink } from '../words/HistoryLink.tsx';
import { usePaymentMessages } from './messages.ts';
import { settleAttempt, subscribeAttempts, unresolvedAttempt } from './paymentAttempt.ts';
import { usePay } from './usePay.ts';
import { VoidCode } from './VoidCode.tsx';

/** Milliseconds between automatic tries; `MAX_WAIT` after these, because all tills send at once after a failover. */
const WAITS = [3_000, 5_000, 10_000, 20_000] as const;
const MAX_WAIT = 30_000;

/**
 * Covers the till while it is unknown whether the last payment was recorded. Sends the same payment with the same key again
 * until it is answered; only then the next bill is opened.
 */
export function UnresolvedPayment() {
  const t = usePaymentMessages();
  const refusalText = useRefusalText();
  const attempt = useSyncExternalStore(subscribeAttempts, unresolvedAttempt);
  const { send, submitting } = usePay();
  /** The answer to the last try, if it did not settle the payment. */
  const [problem, setProblem] = useState<{ text: string; isRefusal?: boolean } | null>(null);
  const [givingUp, setGivingUp] = useState(false);
  /** The void code of an exchange, which is not stored anywhere. */
  const [code, setCode] = useState('');
  const [tries, setTries] = useState(0);
  const needsCode = attempt?.returned !== undefined;

  const checkAgain = async () => {
    if (!attempt) return;
    const outcome = await send(attempt, code.trim());
    setTries((before) => before + 1);
    setProblem(null);
    if (outcome.kind === 'offline') return setProblem({ text: t('confirm.stillOffline') });
    if (outcome.kind !== 'unknown') return;
    const { errors, message } = outcome;
    if (errors) setProblem({ text: refusalText(errors).join('\n'), isRefusal: true });
    else if (message) setProblem({ text: message });
  };
  const isAsking = attempt !== null && !submitting && !needsCode && !givingUp && !problem?.isRefusal;
  const askByItself = useEffectEvent(() => {
    // Only the focused window sends: several windows of this device may have the same payment open.
    if (document.hasFocus()) void checkAgain();
    else setTries((before) => before + 1);
  });
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(askByItself, WAITS[tries] ?? MAX_WAIT);
    window.addEventListener('online', askByItself);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', askByItself);
    };
  }, [isAsking, tries]);
  const giveUp = () => {
    if (attempt) settleAttempt(attempt.idempotencyKey);
    setGivingUp(false);
    setProblem(null);
  };
  return (
    <>
      <Dialog open={attempt !== null || submitting} role="alertdialog" title={t('confirm.unknownTitle')}>
        <DialogContent>
          <DialogContentText>
            {t(problem?.isRefusal ? 'confirm.maybeRecorded' : 'confirm.unknownText')}
          </DialogContentText>
          {!needsCode && !problem?.isRefusal && <DialogContentText>{t('confirm.asksByItself')}</DialogContentText>}
          <HistoryLink />
          {needsCode && (
            <Box sx={{ mt: 2 }}>
              <VoidCode code={code} isWrong={false} disabled={submitting} autoFocus onChange={setCode} />
            </Box>
          )}
          {problem && (
            <Alert severity="error" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
              {problem.text}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="error" disabled={submitting} onClick={() => setGivingUp(true)}>
            {t('confirm.giveUp')}
          </Button>
          <Button
            size="large"
            variant="contained"
            loading={submitting}
            disabled={needsCode && code.trim() === ''}
            onClick={() => void checkAgain()}
            autoFocus={!needsCode}
          >
            {t('confirm.checkAgain')}
          </Button>
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
        <DialogContentText>{t('confirm.giveUpText')}</DialogContentText>
        <HistoryLink />
      </ConfirmDialog>
    </>
  );
}
