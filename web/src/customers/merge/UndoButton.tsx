import { useApolloClient } from '@apollo/client/react';
import Undo from '@mui/icons-material/UndoRounded';
import { Alert, Box, Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useRef, useState } from 'react';
import { newKey } from '../../app/newKey.ts';
import { useNotice } from '../../app/notice.tsx';
import { usePermission } from '../../app/permission.ts';
import { memberName } from '../../sale/memberName.ts';
import { SaleNumber } from '../../sale/wallet/SaleNumber.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { NOTHING } from '../../ui/nothing.ts';
import { CONTROL } from '../../ui/tokens.ts';
import { useMergeObstaclesQuery, useUndoMemberMergeMutation } from '../gql/hooks.ts';
import { forgetAccounts } from './forgetAccounts.ts';
import type { Merge } from './MergesPage.tsx';
import { useMergeMessages } from './messages.ts';

interface Props {
  readonly merge: Merge;
  readonly onUndone: () => void;
}

/** The button that undoes a merge, for users who may merge; it names the obstacles first. */
export function UndoButton({ merge, onUndone }: Props) {
  const t = useMergeMessages();
  const { canWrite } = usePermission(PAGE.customerInsight);
  const [isOpen, setOpen] = useState(false);
  if (!canWrite) return null;
  const name = merge.merged ? memberName(merge.merged) : '';
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Undo />}
        sx={{ minHeight: CONTROL }}
        aria-label={t('undo.label', { name })}
        onClick={() => setOpen(true)}
      >
        {t('undo.one')}
      </Button>
      {isOpen && <UndoDialog merge={merge} onUndone={onUndone} onClose={() => setOpen(false)} />}
    </>
  );
}

function UndoDialog({ merge, onUndone, onClose }: Props & { readonly onClose: () => void }) {
  const t = useMergeMessages();
  const notify = useNotice();
  const client = useApolloClient();
  const [failure, setFailure] = useState<string | null>(null);
  const key = useRef(newKey());
  const { data, error, refetch } = useMergeObstaclesQuery({ variables: { id: merge.id }, fetchPolicy: 'network-only' });
  const [undo, { loading }] = useUndoMemberMergeMutation();
  const obstacles = data?.memberMergeObstacles;
  const isPossible = obstacles?.length === 0;

  async function confirm() {
    setFailure(null);
    const answer = await undo({ variables: { input: { id: merge.id, idempotencyKey: key.current } } }).catch(
      () => null,
    );
    const payload = answer?.data?.undoMemberMerge;
    if (payload?.memberMerge) {
      forgetAccounts(
        client,
        [merge.kept, merge.merged].flatMap((account) => (account ? [account.id] : [])),
      );
      notify(t('undo.done'), 'success');
      onClose();
      onUndone();
      return;
    }
    const [refused] = payload?.userErrors ?? [];
    if (refused?.code === 'MERGE_STANDS') void refetch();
    else setFailure(refused ? t('refused.other') : t('refused.failed'));
  }
  const nameOf = (account: Merge['kept']) => (account ? `${memberName(account)} (${account.code})` : NOTHING);
  return (
    <Dialog
      title={t(obstacles && !isPossible ? 'undo.stands' : 'undo.title')}
      maxWidth="xs"
      onClose={loading ? undefined : onClose}
    >
      <DialogContent>
        {!obstacles && !error && <LoadingView count={2} height={28} />}
        {error && !obstacles && <Alert severity="error">{t('refused.failed')}</Alert>}
        {isPossible && (
          <DialogContentText>
            {t('undo.text', { merged: nameOf(merge.merged), kept: nameOf(merge.kept) })}
          </DialogContentText>
        )}
        {obstacles?.map(({ code, sales }) => (
          <Box key={code}>
            <DialogContentText>{t(`obstacle.${code}`)}</DialogContentText>
            {sales.length > 0 && (
              <Box component="ul" sx={{ mt: 1, mb: 0, pl: 3 }}>
                {sales.map((sale) => (
                  <li key={sale.id}>
                    <SaleNumber sale={sale} />
                  </li>
                ))}
              </Box>
            )}
          </Box>
        ))}
        {failure && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose} disabled={loading} autoFocus={!isPossible}>
          {t('undo.close')}
        </Button>
        {isPossible && (
          <Button variant="contained" onClick={() => void confirm()} loading={loading} autoFocus>
            {t('undo.do')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
