import { FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useSession } from '../app/session.ts';
import { switchBranch } from '../app/switchBranch.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useMerchantMessages } from './messages.ts';

/** The value for all branches in the list; no branch has an empty id. */
const ALL = '';

/** Chooses the branch to work in (HOME-08, PERM-22). */
export function BranchSelectionDialog({ onClose }: { onClose: () => void }) {
  const t = useMerchantMessages();
  const { branches, branchId, branchFixed } = useSession();
  const [chosen, setChosen] = useState(branchId ?? ALL);

  const confirm = () => switchBranch(branches.find(({ id }) => id === chosen) ?? null);

  return (
    <ConfirmDialog
      open
      title={t('branch.title')}
      confirmLabel={t('branch.confirm')}
      confirmDisabled={chosen === (branchId ?? ALL)}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {branches.length === 0 && <Typography color="textSecondary">{t('branch.none')}</Typography>}
      <RadioGroup aria-label={t('branch.title')} value={chosen} onChange={(_event, value) => setChosen(value)}>
        {!branchFixed && branches.length > 1 && (
          <Choice value={ALL} label={t('branch.all')} hint={t('branch.allHint')} />
        )}
        {branches.map(({ id, name }) => (
          <Choice key={id} value={id} label={name} />
        ))}
      </RadioGroup>
      {branches.length > 1 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('branch.hint')}
        </Typography>
      )}
    </ConfirmDialog>
  );
}

function Choice({ value, label, hint }: { value: string; label: string; hint?: string }) {
  const text = (
    <>
      <Typography component="span" sx={{ fontWeight: 600, display: 'block' }}>
        {label}
      </Typography>
      {hint && (
        <Typography component="span" variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
    </>
  );
  return <FormControlLabel value={value} control={<Radio />} label={text} sx={CHOICE} />;
}

const CHOICE = {
  m: 0,
  mb: 1,
  pr: 2,
  py: 1,
  minHeight: 60,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'var(--accent-soft)' },
};
