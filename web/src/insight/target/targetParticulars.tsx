import { Typography } from '@mui/material';
import type { Particulars } from '../../resources/Particulars.ts';
import type { Row } from '../../resources/RecordScreens.ts';
import { useTargetMessages } from './messages.ts';

/** A target without a branch is that of the whole shop, and says so. */
export const targetParticulars: Particulars = {
  Below: ({ row }) => (row ? null : <Hint />),
  cells: { branchId: ({ row }) => <Branch row={row} /> },
};

function Hint() {
  const t = useTargetMessages();
  return (
    <Typography color="textSecondary" variant="body2">
      {t('target.hint')}
    </Typography>
  );
}

function Branch({ row }: { readonly row: Row }) {
  const t = useTargetMessages();
  return (row.branch as { name: string } | null)?.name ?? t('target.wholeShop');
}
