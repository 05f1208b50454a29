import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../app/i18n.ts';
import { usePermission } from '../app/permission.ts';
import { RevertButton } from '../changes/RevertButton.tsx';
import { AlertDialog } from '../ui/AlertDialog.tsx';
import { Counts } from './Counts.tsx';
import type { ImportedRecord } from './ImportedRecord.ts';
import { Mistakes } from './Mistakes.tsx';
import { useImportMessages } from './messages.ts';
import { Pictures } from './Pictures.tsx';
import type { DoneOutcome } from './sendImport.ts';

interface Props {
  readonly outcome: DoneOutcome;
  readonly what: ImportedRecord;
  /** Name of the file. */
  readonly file: string;
  /** The imported sheet of a workbook. */
  readonly sheet: string | null;
  readonly headOf: (field: string) => string;
  readonly onAnother: () => void;
}

/** CUST-10 The result of an import, which can be undone as from the history of changes. */
export function DoneImport({
  outcome,
  what: { home, newest = { ...home, to: `${home.to}?sort=createdAt.desc` }, hasPictures },
  file,
  sheet,
  headOf,
  onAnother,
}: Props) {
  const { inserted, updated, same, bad, doubtful, mistakes, doubts, import_id, change_set_id } = outcome;
  const t = useImportMessages();
  const language = useLanguage();
  const { canRead } = usePermission(PAGE.security);
  const [isAnnounced, setIsAnnounced] = useState(false);
  const [isTakenBack, setIsTakenBack] = useState(false);
  const takenBack = useCallback(() => setIsTakenBack(true), []);
  const toOthers = (
    <>
      <Button
        variant={isTakenBack ? 'contained' : 'outlined'}
        color={isTakenBack ? 'primary' : 'inherit'}
        onClick={onAnother}
      >
        {t('another')}
      </Button>
      {canRead && change_set_id && (
        <Button variant="outlined" color="inherit" component={Link} to="/changes">
          {t('changes')}
        </Button>
      )}
    </>
  );
  if (isTakenBack)
    return (
      <>
        <Alert severity="info" role="status" sx={{ overflowWrap: 'anywhere' }}>
          {t('takenBack', { file })}
        </Alert>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {toOthers}
        </Stack>
      </>
    );
  return (
    <>
      <AlertDialog
        open={!isAnnounced}
        title={t('success')}
        message={t('complete')}
        onClose={() => setIsAnnounced(true)}
      />
      <Alert severity="success">
        <AlertTitle sx={{ overflowWrap: 'anywhere' }}>
          {t(sheet === null ? 'done' : 'doneSheet', { file, sheet: sheet ?? '' })}
        </AlertTitle>
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
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {newest && (
          <Button variant="contained" component={Link} to={newest.to}>
            {t('seeNewest', { what: newest.label[language] })}
          </Button>
        )}
        {toOthers}
        {canRead && change_set_id && <RevertButton setId={change_set_id} label={t('takeBack')} onClosed={takenBack} />}
      </Stack>
      {hasPictures && import_id && <Pictures importId={import_id} />}
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
