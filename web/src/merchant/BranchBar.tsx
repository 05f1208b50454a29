import Storefront from '@mui/icons-material/StorefrontOutlined';
import { Box, Button, Card, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useState } from 'react';
import { usePermission } from '../app/permission.ts';
import { useSession } from '../app/session.ts';
import { BranchSelectionDialog } from './BranchSelectionDialog.tsx';
import { useMerchantMessages } from './messages.ts';

/** The branch worked in and the way to another; with a single branch there is nothing to choose (HOME-04). */
export function BranchBar() {
  const t = useMerchantMessages();
  const { branches, branchId, branchName } = useSession();
  const { canRead: sells } = usePermission(PAGE.payment);
  const [choosing, setChoosing] = useState(false);
  const isNeeded = sells && !branchId;
  if (branches.length < 2) return null;
  return (
    <Card component="section" sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 3, py: 2 }}>
      <Storefront color="primary" sx={{ fontSize: 30 }} />
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="body2" color="textSecondary">
          {t(isNeeded ? 'home.branchNeeded' : sells ? 'home.branch' : 'home.branchShown')}
        </Typography>
        <Typography variant="h3" component="p">
          {branchName ?? t('branch.all')}
        </Typography>
      </Box>
      <Button variant={isNeeded ? 'contained' : 'outlined'} onClick={() => setChoosing(true)}>
        {t('home.changeBranch')}
      </Button>
      {choosing && <BranchSelectionDialog onClose={() => setChoosing(false)} />}
    </Card>
  );
}
