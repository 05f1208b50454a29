import LockOutlined from '@mui/icons-material/LockOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { iconSize } from '../../ui/tokens.ts';
import { useRegisterMessages } from './messages.ts';

interface Props {
  readonly title: string;
  /** Text that names the missing right. */
  readonly hint?: 'register.noRightHint' | 'register.noInsightHint';
}

/** PERM-07 Informs a user without the right to register, before they fill in anything. */
export function NoRight({ title, hint = 'register.noRightHint' }: Props) {
  const t = useRegisterMessages();
  return (
    <div role="alert">
      <EmptyState
        icon={<LockOutlined sx={{ fontSize: iconSize.display, color: 'primary.main' }} />}
        title={title}
        action={
          <Button component={Link} to="/" variant="outlined" size="large">
            {t('register.home')}
          </Button>
        }
      >
        {t(hint)}
      </EmptyState>
    </div>
  );
}
