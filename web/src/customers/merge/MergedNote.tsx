import { Alert, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { memberName } from '../../sale/memberName.ts';
import { useMergeMessages } from './messages.ts';
import { profilePath } from './profilePath.ts';

interface Props {
  /** The account that is kept. */
  readonly into: { readonly id: string; readonly code: string; readonly firstname: string; readonly lastname: string };
}

/** Above what is shown of an account that became part of another one: where the customer is now. */
export function MergedNote({ into }: Props) {
  const t = useMergeMessages();
  return (
    <Alert severity="info" sx={{ mb: 2, alignItems: 'center' }}>
      {t('note.text', { name: memberName(into), code: into.code })}{' '}
      <Link component={RouterLink} to={profilePath(into.id)} sx={{ display: 'inline-block', py: 1.25 }}>
        {t('note.open')}
      </Link>
    </Alert>
  );
}
