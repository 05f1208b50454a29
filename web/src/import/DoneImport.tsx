import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../app/i18n.ts';
import { usePermission } from '../app/permission.ts';
import { AlertDialog } from '../ui/AlertDialog.tsx';
import { Counts } from './Counts.tsx';
import type { ImportedRecord } from './ImportedRecord.ts';
import { Mistakes } from './Mistakes.tsx';
import { useImportMessages } from './messages.ts';
import type { Outcome } from './sendImport.ts';

interface Props {
  readonly outcome: Outcome;
  readonly home: ImportedRecord['home'];
  readonly headOf: (field: string) => string;
}

/** CUST-10 What came of a file; an import can be taken back as one from the history of changes. */
export function DoneImport({ outcome, home, headOf }: Props) {
  const { inserted, updated, same, bad, doubtful, mistakes, doubts } = outcome;
  const t = useImportMessages();
  const language = useLanguage();
  const { canRead } = usePermission(PAGE.security);
  const [isAnnounced, setIsAnnounced] = useState(false);
  return (
    <>
      <AlertDialog
        open={!isAnnounced}
        title={t('success')}
        message={t('complete')}
        onClose={() => setIsAnnounced(true)}
      />
      <Alert severity="success">
        <AlertTitle>{t('done')}</AlertTitle>
        {canRead && t('undo')}
      </Alert>
      <Counts
        figures={[
          [t('new'), inserted],
          [t('changed'), updated],
          [t('same'), same],
          ...(doubtful > 0 ? ([[t('doubtful'), doubtful]] as const) : []),
          ...(bad > 0 ? ([[t('left'), bad]] as const) : []),
        ]}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" component={Link} to={home.to}>
          {home.label[language]}
        </Button>
        {canRead && (
          <Button variant="outlined" color="inherit" component={Link} to="/changes">
            {t('changes')}
          </Button>
        )}
      </Stack>
      {bad > 0 && (
        <>
          <Alert severity="warning">{t('leftHint')}</Alert>
          <Mistakes label={t('bad')} mistakes={mistakes} headOf={headOf} />
        </>
      )}
      {doubtful > 0 && (
        <>
          <Alert severity="warning">{t('doubtHint')}</Alert>
          <Mistakes label={t('doubtful')} mistakes={doubts} headOf={headOf} />
        </>
      )}
    </>
  );
}
