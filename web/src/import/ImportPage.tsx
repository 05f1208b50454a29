import { Alert, Paper, Stack, Step, StepLabel, Stepper, Typography } from '@mui/material';
import { useLanguage } from '../app/i18n.ts';
import { said } from '../app/said.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { columnNames } from './columnNames.ts';
import { DoneImport } from './DoneImport.tsx';
import { DropZone } from './DropZone.tsx';
import type { ImportedRecord } from './ImportedRecord.ts';
import { Mistakes } from './Mistakes.tsx';
import { useImportMessages } from './messages.ts';
import { TemplateButtons } from './TemplateButtons.tsx';
import { TestedFile } from './TestedFile.tsx';
import { Underway } from './Underway.tsx';
import { useImport } from './useImport.ts';

/** MGMT-16, MGMT-21, CUST-10 Records from a file in three steps: choose it, see what would come of it, take it in. */
export function ImportPage({ what }: { readonly what: ImportedRecord }) {
  const t = useImportMessages();
  const language = useLanguage();
  const { file, opened, busy, branch, progress, tested, done, refused, failed, stopped, ...act } = useImport(what);
  const step = done ? 3 : busy === 'write' ? 2 : tested ? 1 : 0;
  const crumbs = [{ label: what.home.label[language], to: what.home.to }];
  const { headOf } = columnNames(tested, language);
  return (
    <>
      <PageTitle crumbs={crumbs}>{what.title[language]}</PageTitle>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Stepper activeStep={step} sx={{ mb: 3 }}>
          {(['choose', 'test', 'write'] as const).map((each) => (
            <Step key={each}>
              <StepLabel>{t(`step.${each}`)}</StepLabel>
            </Step>
          ))}
        </Stepper>
        <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
          {!file && (
            <Typography color="textSecondary">
              {t('hint')} {what.hint[language]}
            </Typography>
          )}
          {!done && (
            <DropZone name={file?.name ?? null} isBusy={busy !== null} onFile={(chosen) => void act.choose(chosen)} />
          )}
          {!file && (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <TemplateButtons what={what} />
            </Stack>
          )}
          {stopped && !done && <Alert severity="info">{t('stopped')}</Alert>}
          {failed && <Alert severity="warning">{t('failed')}</Alert>}
          {refused?.message && <Alert severity="error">{said(refused.message, language)}</Alert>}
          {refused && refused.mistakes.length > 0 && (
            <>
              <Alert severity="warning">{t('refused')}</Alert>
              <Mistakes label={t('bad')} mistakes={refused.mistakes} headOf={headOf} />
            </>
          )}
          {done && file && (
            <DoneImport
              outcome={done}
              what={what}
              file={file.name}
              sheet={tested?.sheet.name ?? null}
              headOf={headOf}
              onAnother={act.reset}
            />
          )}
          {tested && !done && (
            <TestedFile
              key={opened}
              outcome={tested}
              isBusy={busy !== null}
              branch={branch}
              onBranch={act.chooseBranch}
              onSheet={act.chooseSheet}
              onMap={act.map}
              onDecide={act.decide}
              onWrite={act.write}
              onBadRows={act.saveBadRows}
            />
          )}
          {busy && <Underway busy={busy} progress={progress} onCancel={act.cancel} />}
        </Stack>
      </Paper>
    </>
  );
}
