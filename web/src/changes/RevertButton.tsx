import { useApolloClient } from '@apollo/client/react';
import Undo from '@mui/icons-material/UndoRounded';
import { Alert, Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { useCallback, useRef, useState } from 'react';
import { useLanguage } from '../app/i18n.ts';
import { newKey } from '../app/newKey.ts';
import { said } from '../app/said.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { CONTROL } from '../ui/tokens.ts';
import { useRevertChangeSetMutation } from './gql/hooks.ts';
import { useChangesMessages } from './messages.ts';
import { RunResult } from './RunResult.tsx';
import { useRun } from './useRun.ts';

interface Props {
  readonly setId: string;
  /** One change of the set; all of it without. */
  readonly changeId?: string;
  /** What is undone, for screen readers, which do not convey where the button stands. */
  readonly label: string;
  /** It ended, or was stopped on its way. */
  readonly onDone?: () => void;
  /** All of it was gone through, and what came of it was read and closed. */
  readonly onClosed?: () => void;
}

/** Confirms, reverts a change, and reports what could not be reverted. */
export function RevertButton({ setId, changeId, label, onDone, onClosed }: Props) {
  const t = useChangesMessages();
  const client = useApolloClient();
  const [open, setOpen] = useState(false);
  const [revert, { loading, error, data, reset }] = useRevertChangeSetMutation();
  // One key for one intention: a second press, or one after a lost answer, does not undo twice.
  const key = useRef('');
  const ended = useCallback(() => {
    // Whatever of these records is kept here is no longer so.
    void client.reFetchObservableQueries();
    onDone?.();
  }, [client, onDone]);
  const { run, failed, follow, cancel, forget } = useRun(ended);
  const language = useLanguage();
  const refused = data?.revertChangeSet.userErrors[0]?.message;

  async function confirm() {
    const input = { id: setId, changeId: changeId ?? null, idempotencyKey: key.current };
    const answer = await revert({ variables: { input } }).catch(() => null);
    const started = answer?.data?.revertChangeSet.changeRun;
    if (started) follow(started);
  }
  const close = () => {
    setOpen(false);
    forget();
    reset();
    if (run?.state === 'DONE') onClosed?.();
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<Undo />}
        aria-label={label}
        onClick={() => {
          key.current = newKey();
          setOpen(true);
        }}
        sx={{ minHeight: CONTROL, flexShrink: 0 }}
      >
        {t('revert.one')}
      </Button>
      <Dialog open={open} title={t('revert.title')} maxWidth="sm" onClose={loading ? undefined : close}>
        <DialogContent>
          {run ? (
            <RunResult run={run} failed={failed} onCancel={() => void cancel()} />
          ) : (
            <DialogContentText>{t('revert.text')}</DialogContentText>
          )}
          {(error || refused) && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {refused ? said(refused, language) : t('run.failed')}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={close} disabled={loading}>
            {t('run.close')}
          </Button>
          {(!run || run.state === 'INTERRUPTED') && (
            <Button variant="contained" onClick={() => void confirm()} loading={loading} autoFocus>
              {t(run ? 'run.resume' : 'revert.confirm')}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
}
