import { Alert, DialogContent, DialogContentText } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { currentLanguage } from '../../../../app/i18n.ts';
import { newKey } from '../../../../app/newKey.ts';
import { useNotice } from '../../../../app/notice.tsx';
import { said } from '../../../../app/said.ts';
import { focusContent } from '../../../../app/useFocusOnPage.ts';
import { memberName } from '../../../../sale/memberName.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import type { MergeAccountFragment } from '../../../gql/graphql.ts';
import { useMergePotentialMutation } from '../../../gql/hooks.ts';
import { ChooseAccount } from '../../../merge/ChooseAccount.tsx';
import { usePotentialMessages } from '../messages.ts';
import type { PotentialProfile } from './potentialRecord.ts';

interface Props {
  readonly potential: PotentialProfile;
  readonly onClose: () => void;
}

/** CU-3 Chooses which member a potential is, likely ones first or any other by search, and asks for confirmation. */
export function MergePotentialDialog({ potential, onClose }: Props) {
  const t = usePotentialMessages();
  const [member, setMember] = useState<MergeAccountFragment | null>(null);
  if (member) return <ConfirmMerge {...{ potential, member, onClose }} onBack={() => setMember(null)} />;
  return (
    <Dialog title={t('merge.title')} onClose={onClose} onCross={onClose}>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('merge.text')}</DialogContentText>
        <ChooseAccount title={t('merge.search')} account={potential} onChoose={setMember} />
      </DialogContent>
    </Dialog>
  );
}

interface ConfirmProps extends Props {
  readonly member: MergeAccountFragment;
  readonly onBack: () => void;
}

function ConfirmMerge({ potential, member, onBack, onClose }: ConfirmProps) {
  const t = usePotentialMessages();
  const notify = useNotice();
  const [merge, { loading }] = useMergePotentialMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const key = useRef(newKey());
  const isMerged = useRef(false);
  // The merge has removed the button that opened the dialog, to which the dialog would return the focus.
  useEffect(
    () => () => {
      if (isMerged.current) requestAnimationFrame(focusContent);
    },
    [],
  );

  async function confirm() {
    if (loading) return;
    setFailure(null);
    const input = { id: potential.id, version: potential.version, memberId: member.id, idempotencyKey: key.current };
    const answer = await merge({ variables: { input } }).catch(() => null);
    const payload = answer?.data?.mergePotential;
    if (payload?.potential) {
      notify(t('merge.done'), 'success');
      isMerged.current = true;
      onClose();
      return;
    }
    const [refused] = payload?.userErrors ?? [];
    if (refused?.code === 'STALE_VERSION') setFailure(t('merge.stale'));
    else setFailure(refused ? said(refused.message, currentLanguage()) : t('merge.failed'));
  }

  return (
    <ConfirmDialog
      open
      title={t('merge.confirm')}
      confirmLabel={t('merge.do')}
      cancelLabel={t('merge.back')}
      busy={loading}
      onConfirm={() => void confirm()}
      onCancel={onBack}
    >
      <DialogContentText color="textPrimary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {t('merge.pair', { name: memberName(potential), member: memberName(member), code: member.code })}
      </DialogContentText>
      <DialogContentText>{t('merge.text')}</DialogContentText>
      {failure && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
