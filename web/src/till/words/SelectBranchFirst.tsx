import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { Box, Button } from '@mui/material';
import { useSession } from '../../app/session.ts';
import { switchBranch } from '../../app/switchBranch.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useTillMessages } from './messages.ts';

/** PAY-17: nothing can be sold across all branches; with one of them chosen the page goes on where it is. */
export function SelectBranchFirst() {
  const words = useTillMessages();
  const { branches } = useSession();
  return (
    <Box sx={{ pt: { xs: 2, md: 6 } }}>
      <div role="alert">
        <EmptyState
          icon={<StorefrontOutlined sx={{ fontSize: 64, color: 'primary.main' }} />}
          title={words('selectBranch')}
        >
          {words(branches.length > 0 ? 'selectBranchHint' : 'noBranch')}
        </EmptyState>
      </div>
      <Box
        component="ul"
        aria-label={words('selectBranch')}
        sx={{ display: 'grid', gap: 1, width: 360, maxWidth: '100%', m: '-16px auto 0', p: 0, listStyle: 'none' }}
      >
        {branches.map((branch, at) => (
          <li key={branch.id}>
            <Button
              fullWidth
              size="large"
              variant="outlined"
              autoFocus={at === 0}
              onClick={() => switchBranch(branch)}
              sx={{ minHeight: 60, overflowWrap: 'anywhere', bgcolor: 'background.paper' }}
            >
              {branch.name}
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}
