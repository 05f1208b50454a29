import { Alert, MenuItem, TextField } from '@mui/material';
import { currentSession } from '../app/session.ts';
import { useImportMessages } from './messages.ts';

interface Props {
  /** The branch chosen here. */
  readonly branch: string | null;
  /** Whether rows are refused without a branch. */
  readonly isNeeded: boolean;
  readonly onBranch: (id: string) => void;
}

/** Chooses the branch of a file's rows, for a user who works in all branches, unless the rows name their branch. */
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
