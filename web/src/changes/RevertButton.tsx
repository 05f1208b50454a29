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
  /** Id of one change of the set; without it the whole set is undone. */
  readonly changeId?: string;
  /** What is undone, for screen readers, which do not convey the button's position. */
  readonly label: string;
  /** Called when it has ended or was stopped. */
  readonly onDone?: () => void;
  /** Called when all of it was processed, and its result was closed. */
  readonly onClosed?: () => void;
}

/** Confirms, reverts a change, and reports what could not be reverted. */
export function RevertButton({ setId, changeId, label, onDone, onClosed }: Props) {
  const t = useChangesMessages();
  const client = useApolloClient();
  const [open, setOpen] = useState(false);
  const [revert, { loading, error, data, reset }] = useRevertChangeSetMutation();
  // One key per undo: a second press, or one after a lost answer, does not undo twice.
  const key = useRef('');
  const ended = useCallback(() => {
    // The cached data of these records is out of date.
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
