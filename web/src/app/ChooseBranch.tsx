import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { Box, Button } from '@mui/material';
import { EmptyState } from '../ui/EmptyState.tsx';
import { iconSize } from '../ui/tokens.ts';
import { useAppMessages } from './messages.ts';
import { type SessionBranch, useSession } from './session.ts';
import { switchBranch } from './switchBranch.ts';

interface Props {
  readonly title?: string;
  /** Why this page needs one branch. */
  readonly hint: string;
  /** Left out where it becomes the branch that is worked in, which loads the page again. */
  readonly onChoose?: (branch: SessionBranch) => void;
}

/** In place of what works in one branch alone; with one of them chosen it goes on where it is. */
export function ChooseBranch({ title, hint, onChoose = switchBranch }: Props) {
  const t = useAppMessages();
  const { branches } = useSession();
  return (
    <Box sx={{ pt: { xs: 2, md: 6 } }}>
      <div role="alert">
        <EmptyState
          icon={<StorefrontOutlined sx={{ fontSize: iconSize.display, color: 'primary.main' }} />}
          title={title ?? t('branch.select')}
        >
          {branches.length > 0 ? hint : t('branch.none')}
        </EmptyState>
      </div>
      <Box
        component="ul"
        aria-label={t('branch.select')}
        sx={{ display: 'grid', gap: 1, width: 360, maxWidth: '100%', m: '-16px auto 0', p: 0, listStyle: 'none' }}
      >
        {branches.map((branch, at) => (
          <li key={branch.id}>
            <Button
              fullWidth
              size="large"
              variant="outlined"
              autoFocus={at === 0}
              onClick={() => onChoose(branch)}
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
