import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { checkPicture, PICTURE_ACCEPT, type PictureProblem } from '../../app/checkPicture.ts';
import { useObjectUrl } from '../../app/useObjectUrl.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { useFormMessages } from '../messages.ts';

interface Props {
  readonly value: File | null;
  /** What is shown until one is chosen. */
  readonly children?: ReactNode;
  /** MGMT-36 Said of a file that is too large, where a screen has its own words for it. */
  readonly tooLarge?: string | undefined;
  readonly disabled?: boolean;
  readonly onChange: (picture: File) => void;
}

/** Chooses a picture from the device and shows it; one that cannot be sent is refused at once. */
export function PictureInput({ value, children, tooLarge, disabled = false, onChange }: Props) {
  const t = useFormMessages();
  const input = useRef<HTMLInputElement>(null);
  const preview = useObjectUrl(value);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const checked = await checkPicture(file);
    if (typeof checked === 'string') setProblem(checked);
    else onChange(checked);
  };
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      {preview ? (
        <Box
          component="img"
          src={preview}
          alt={t('picture.chosen')}
          sx={{ width: 88, height: 88, objectFit: 'cover', borderRadius: 1, flex: 'none' }}
        />
      ) : (
        children
      )}
      <Box sx={{ minWidth: 0 }}>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('picture.choose')}
          accept={PICTURE_ACCEPT}
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            // The same file can be chosen again after it was refused.
            target.value = '';
          }}
        />
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<AddPhoto />}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {t('picture.choose')}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {value?.name ?? t('picture.limits')}
        </Typography>
      </Box>
      <AlertDialog
        open={problem !== null}
        title={t('picture.error')}
        message={problem && (problem === 'size' && tooLarge ? tooLarge : t(`picture.${problem}`))}
        onClose={() => setProblem(null)}
      />
    </Stack>
  );
}
