import { Alert, DialogContent, DialogContentText } from '@mui/material';
import { useRef, useState } from 'react';
import { currentLanguage } from '../../../../app/i18n.ts';
import { newKey } from '../../../../app/newKey.ts';
import { useNotice } from '../../../../app/notice.tsx';
import { said } from '../../../../app/said.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { useMergePotentialMutation } from '../../../gql/hooks.ts';
import { ChooseAccount } from '../../../merge/ChooseAccount.tsx';
import { usePotentialMessages } from '../messages.ts';
import type { PotentialProfile } from './potentialRecord.ts';

interface Props {
  readonly potential: PotentialProfile;
  readonly onClose: () => void;
}

/** CU-3 Says which member a potential is: those who are likely first, and any that is searched for. */
export function MergePotentialDialog({ potential, onClose }: Props) {
  const t = usePotentialMessages();
  const notify = useNotice();
  const [merge, { loading }] = useMergePotentialMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const keys = useRef(new Map<string, string>());

  async function choose(memberId: string) {
    const idempotencyKey = keys.current.get(memberId) ?? newKey();
    keys.current.set(memberId, idempotencyKey);
    setFailure(null);
    const input = { id: potential.id, version: potential.version, memberId, idempotencyKey };
    const answer = await merge({ variables: { input } }).catch(() => null);
    const payload = answer?.data?.mergePotential;
    if (payload?.potential) {
      notify(t('merge.done'), 'success');
      onClose();
      return;
    }
    const [refused] = payload?.userErrors ?? [];
    if (refused?.code === 'STALE_VERSION') setFailure(t('merge.stale'));
    else setFailure(refused ? said(refused.message, currentLanguage()) : t('merge.failed'));
  }

  return (
    <Dialog title={t('merge.title')} onClose={loading ? undefined : onClose} onCross={loading ? undefined : onClose}>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('merge.text')}</DialogContentText>
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        <ChooseAccount account={potential} onChoose={(id) => !loading && void choose(id)} />
      </DialogContent>
    </Dialog>
  );
}
