import { Alert, Button } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage } from '../app/i18n.ts';
import { useResourceMessages } from './messages.ts';
import { editPath, type RecordScreens, showPath } from './RecordScreens.ts';

/** A record that was just created, as its form passes it to the list. */
export interface CreatedRecord {
  readonly id: string;
  readonly name: string;
}

/** Names the record that was just created, above the list, with a link to it, wherever it is in the list. */
export function CreatedNote({
  screens,
  created,
}: {
  readonly screens: RecordScreens;
  readonly created: CreatedRecord;
}) {
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
        <Button color="inherit" component={Link} to={path(record, created.id)} state={{ list: search }}>
          {t('list.openCreated')}
        </Button>
      }
    >
      <div>{said}</div>
      {created.name && <strong>{created.name}</strong>}
    </Alert>
  );
}
