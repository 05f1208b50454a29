import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useTillMessages } from './messages.ts';

/** PAY-17: nothing can be sold across all branches. */
export function SelectBranchFirst() {
  const words = useTillMessages();
  return (
    <div role="alert">
      <EmptyState
        icon={<StorefrontOutlined sx={{ fontSize: 64, color: 'text.disabled' }} />}
        title={words('selectBranch')}
      >
        {words('selectBranchHint')}
      </EmptyState>
    </div>
  );
}
