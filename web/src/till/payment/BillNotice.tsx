import { Alert } from '@mui/material';

/** Why the bill is not what it was; nothing while it is. */
export function BillNotice({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ whiteSpace: 'pre-line' }}>
      {reasons.join('\n')}
    </Alert>
  );
}
