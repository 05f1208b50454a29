import Download from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Button, LinearProgress, Paper, Stack, Step, StepLabel, Stepper, Typography } from '@mui/material';
import { importTemplate } from '@taem/domain/import/importTemplate.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useLanguage } from '../app/i18n.ts';
import { said } from '../app/said.ts';
import { saveFile } from '../app/saveFile.ts';
import { useRunLate } from '../app/useRunLate.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { columnNames } from './columnNames.ts';
import { DoneImport } from './DoneImport.tsx';
import { DropZone } from './DropZone.tsx';
import type { ImportedRecord } from './ImportedRecord.ts';
import { Mistakes } from './Mistakes.tsx';
import { useImportMessages } from './messages.ts';
import type { Progress } from './sendImport.ts';
import { TestedFile } from './TestedFile.tsx';
import { templateCsv, templateXlsx } from './templateFile.ts';
import { type Busy, useImport } from './useImport.ts';

/**
 * MGMT-16, MGMT-21, CUST-10 Imports records from a file in three steps: choose it, check the result of a dry run, import it.
 */
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

/** Downloads a template, which can be imported unchanged. */
function TemplateButtons({ what: { path, columns, home } }: { readonly what: ImportedRecord }) {
  const t = useImportMessages();
  const language = useLanguage();
  const runLate = useRunLate();
  const template = () => importTemplate(columns, language);
  const saveXlsx = async () =>
    saveFile(await templateXlsx(template(), [home.label[language], t('template.about')]), `${path}-template.xlsx`);
  return (
    <>
      <Button color="inherit" startIcon={<Download />} onClick={() => runLate(saveXlsx)}>
        {t('template')}
      </Button>
      <Button
        color="inherit"
        startIcon={<Download />}
        onClick={() => saveFile(templateCsv(template()), `${path}-template.csv`)}
      >
        {t('template.csv')}
      </Button>
    </>
  );
}

interface Props {
  readonly busy: Busy;
  readonly progress: Progress | null;
  readonly onCancel: () => void;
}

/**
 * The progress of a file, with a cancel button: at the foot of the window, wherever on the page it was started, so that
 * nothing moves from under the pointer.
 */
function Underway({ busy, progress, onCancel }: Props) {
  const t = useImportMessages();
  return (
    <Paper variant="outlined" sx={{ position: 'sticky', bottom: 16, zIndex: 1, width: 1, p: 2 }}>
      <Stack sx={{ gap: 1 }}>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography role="status">{t(`busy.${busy}`)}</Typography>
          <Button color="inherit" variant="outlined" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Stack>
        <LinearProgress
          aria-label={t(`busy.${busy}`)}
          sx={{ width: 1 }}
          {...(progress && { variant: 'determinate', value: progress.percent })}
        />
        {progress && progress.rows > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('rows', { rows: formatCount(progress.rows) })}
          </Typography>
        )}
      </Stack>
    </Paper>
  );
}
