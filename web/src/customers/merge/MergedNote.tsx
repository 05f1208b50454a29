import MergeType from '@mui/icons-material/MergeTypeOutlined';
import { Button, Paper } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { Link } from 'react-router-dom';
import { usePermission } from '../../app/permission.ts';
import { profilePath } from '../../app/profilePath.ts';
import { memberName } from '../../sale/memberName.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { iconSize, radius } from '../../ui/tokens.ts';
import { useMergeMessages } from './messages.ts';

interface Props {
  /** The account that is kept. */
  readonly into: { readonly id: string; readonly code: string; readonly firstname: string; readonly lastname: string };
}

/** Replaces the page of an account that was merged into another one, with a link to that. */
export function MergedNote({ into }: Props) {
  const t = useMergeMessages();
  const { canRead } = usePermission(PAGE.customerInsight);
  return (
    <Paper variant="outlined" sx={{ borderRadius: radius.card }}>
      <EmptyState
        icon={<MergeType color="primary" sx={{ fontSize: iconSize.tile }} />}
        title={t('note.text', { name: memberName(into), code: into.code })}
        action={
          <>
            <Button component={Link} to={profilePath(into.id)} variant="contained">
              {t('note.open')}
            </Button>
            {canRead && (
              <Button component={Link} to="/ci/member/merges" sx={{ mt: 1 }}>
                {t('note.merges')}
              </Button>
            )}
          </>
        }
      />
    </Paper>
  );
}
