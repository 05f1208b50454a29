import { Alert, Button } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage } from '../app/i18n.ts';
import { useResourceMessages } from './messages.ts';
import { editPath, type RecordScreens, showPath } from './RecordScreens.ts';

/** The record that was just made, as the form hands it to its list. */
export interface MadeRecord {
  readonly id: string;
  readonly name: string;
}

/** Above the list: what was just made, wherever it stands in the list, and the way to it. */
export function MadeNote({ screens, made }: { readonly screens: RecordScreens; readonly made: MadeRecord }) {
  const { record, particulars } = screens;
  const t = useResourceMessages();
  const language = useLanguage();
  const { search } = useLocation();
  const path = record.update && !particulars.opensToRead ? editPath : showPath;
  const said = particulars.created?.[language] ?? t('form.created', { what: record.words.one[language] });
  return (
    <Alert
      severity="success"
      sx={{ mb: 2, alignItems: 'center', '& .MuiAlert-message': { overflowWrap: 'anywhere' } }}
      action={
        <Button color="inherit" component={Link} to={path(record, made.id)} state={{ list: search }}>
          {t('list.openMade')}
        </Button>
      }
    >
      <div>{said}</div>
      {made.name && <strong>{made.name}</strong>}
    </Alert>
  );
}
