import Download from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { importTemplate } from '@taem/domain/import/importTemplate.ts';
import { useLanguage } from '../app/i18n.ts';
import { saveFile } from '../app/saveFile.ts';
import type { ImportedRecord } from './ImportedRecord.ts';
import { useImportMessages } from './messages.ts';
import { templateCsv, templateXlsx } from './templateFile.ts';

/** A file to begin with, which goes in as it stands. */
export function TemplateButtons({ what: { path, columns, home } }: { readonly what: ImportedRecord }) {
  const t = useImportMessages();
  const language = useLanguage();
  const template = () => importTemplate(columns, language);
  const saveXlsx = async () =>
    saveFile(await templateXlsx(template(), [home.label[language], t('template.about')]), `${path}-template.xlsx`);
  return (
    <>
      <Button color="inherit" startIcon={<Download />} onClick={() => void saveXlsx()}>
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
