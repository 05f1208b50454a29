import Download from '@mui/icons-material/FileDownloadOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotice } from '../../app/notice.tsx';
import { useSession } from '../../app/session.ts';
import { download, ExportBusy, ExportRefused } from '../../list/download.ts';
import { TitledCard } from '../../ui/TitledCard.tsx';
import { CONTROL } from '../../ui/tokens.ts';
import { usePrivacyMessages } from './messages.ts';

const FORMATS = ['html', 'json'] as const;
type Format = (typeof FORMATS)[number];

interface Props {
  readonly people: 'members' | 'potentials';
  readonly id: string;
  /** Part of the file name. */
  readonly name: string;
  readonly text: 'file.text' | 'file.textPotential';
}

/** Downloads all data held about a person, as a file to hand out. */
export function DataFileSection({ people, id, name, text }: Props) {
  const t = usePrivacyMessages();
  const notify = useNotice();
  const { branchFixed } = useSession();
  // A member's file has the sales of all branches; a potential has no sales.
  const isTied = branchFixed && people === 'members';
  const [busy, setBusy] = useState<Format | null>(null);

  async function save(format: Format) {
    setBusy(format);
    try {
      await download(`/export/${people}/${id}/data?format=${format}`, `${people.slice(0, -1)}-${name}.${format}`);
    } catch (error) {
      const why = error instanceof ExportBusy ? 'file.busy' : 'file.failed';
      const isOfOthers = error instanceof ExportRefused && error.code === 'EVERY_BRANCH_NEEDED';
      notify(t(isOfOthers ? 'file.everyBranch' : why), 'warning');
    }
    setBusy(null);
  }

  return (
    <TitledCard title={t('file.title')}>
      <Typography color="textSecondary">{t(text)}</Typography>
      {isTied && <Typography sx={{ mt: 1 }}>{t('file.everyBranch')}</Typography>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
        {FORMATS.map((format) => (
          <Button
            key={format}
            variant="outlined"
            color={format === 'html' ? 'primary' : 'inherit'}
            startIcon={<Download />}
            loading={busy === format}
            loadingPosition="start"
            disabled={busy !== null || isTied}
            sx={{ minHeight: CONTROL }}
            onClick={() => void save(format)}
          >
            {t(`file.${format}`)}
          </Button>
        ))}
      </Stack>
    </TitledCard>
  );
}
