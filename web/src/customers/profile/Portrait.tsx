import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { type ChangeEvent, useRef, useState } from 'react';
import { PICTURE_ACCEPT } from '../../app/checkPicture.ts';
import { useLanguage } from '../../app/i18n.ts';
import { late } from '../../app/late.tsx';
import { usePermission } from '../../app/permission.ts';
import { PersonPicture } from '../../ui/Picture.tsx';
import { textSize } from '../../ui/tokens.ts';
import { useProfileMessages } from './messages.ts';
import type { Portrayed } from './sendPortrait.ts';

const AlertDialog = late(async () => (await import('../../ui/AlertDialog.tsx')).AlertDialog);

interface Props {
  readonly person: Portrayed & { readonly imageUrl?: string | null };
  readonly onChanged: () => Promise<unknown>;
}

/** CUST-66, CUST-67 A portrait; a newly chosen picture replaces it at once. */
export function Portrait({ person, onChanged }: Props) {
  const t = useProfileMessages();
  const language = useLanguage();
  const { canWrite } = usePermission(PAGE.customerInsight);
  const chooser = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** A file that was not accepted: reported without a popup, as the documents require. */
  const [ignored, setIgnored] = useState<string | null>(null);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    setIgnored(null);
    if (!file || busy) return;
    setBusy(true);
    const sent = await import('./sendPortrait.ts').then(
      ({ sendPortrait }) => sendPortrait(person, file, language),
      // The code could not be fetched: nothing was sent.
      () => ({ refused: null }),
    );
    // Allows choosing the same file again.
    target.value = '';
    // Also after a conflict: the next try overwrites the current picture.
    if (sent === 'sent' || 'refused' in sent) await onChanged().catch(() => undefined);
    setBusy(false);
    if (sent === 'sent') return;
    if ('ignored' in sent) setIgnored(t(`portrait.${sent.ignored}`));
    else setProblem(sent.refused ?? t('portrait.error'));
  };

  return (
    <Box sx={{ position: 'relative', flex: 'none' }}>
      <PersonPicture
        src={person.imageUrl}
        name={person.name}
        sx={{ width: 88, height: 88, fontSize: textSize.figure, mx: 'auto' }}
      />
      {canWrite && (
        <>
          <IconButton
            aria-label={t('portrait.change')}
            title={t('portrait.change')}
            disabled={busy}
            aria-busy={busy}
            onClick={() => chooser.current?.click()}
            sx={CAMERA}
          >
            <PhotoCamera fontSize="small" />
          </IconButton>
          <input
            ref={chooser}
            type="file"
            hidden
            aria-label={t('portrait.change')}
            accept={PICTURE_ACCEPT}
            onChange={(event) => void choose(event)}
          />
        </>
      )}
      <Typography role="status" variant="body2" color="error" sx={{ maxWidth: 180 }}>
        {ignored}
      </Typography>
      {problem !== null && (
        <AlertDialog open title={t('portrait.error')} message={problem} onClose={() => setProblem(null)} />
      )}
    </Box>
  );
}

const CAMERA = {
  position: 'absolute',
  right: -14,
  top: 52,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'grey.50' },
} as const;
