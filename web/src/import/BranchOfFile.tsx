import { Alert, MenuItem, TextField } from '@mui/material';
import { currentSession } from '../app/session.ts';
import { useImportMessages } from './messages.ts';

interface Props {
  /** The one that was chosen here. */
  readonly branch: string | null;
  /** Rows are refused without one. */
  readonly isNeeded: boolean;
  readonly onBranch: (id: string) => void;
}

/** Of someone who looks at all branches: the one that the rows of a file are of, where they do not say it themselves. */
export function BranchOfFile({ branch, isNeeded, onBranch }: Props) {
  const t = useImportMessages();
  const { branchId, branches } = currentSession() ?? { branchId: null, branches: [] };
  if (branchId !== null || (branch === null && !isNeeded)) return null;
  return (
    <>
      {branch === null && <Alert severity="warning">{t('branch.needed')}</Alert>}
      <TextField
        select
        size="small"
        label={t('branch')}
        value={branch ?? ''}
        onChange={({ target }) => onBranch(target.value)}
        sx={{ minWidth: 240, maxWidth: 1 }}
      >
        {branches.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}
