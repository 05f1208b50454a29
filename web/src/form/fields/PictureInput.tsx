import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { checkPicture, PICTURE_ACCEPT, type PictureProblem } from '../../app/checkPicture.ts';
import { useObjectUrl } from '../../app/useObjectUrl.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { useFormMessages } from '../messages.ts';

interface Props {
  readonly value: File | null;
  /** Displayed until a picture is chosen. */
  readonly children?: ReactNode;
  /** Accessible name; otherwise the button names it. */
  readonly label?: string;
  /** Label of the button. */
  readonly choose?: string;
  /** Text beside the button until a picture is chosen. */
  readonly limits?: string;
  /** Returns the message for a refused file, if a screen has its own (MGMT-36, CHAN-10). */
  readonly refusal?: (problem: PictureProblem, file: File) => { title?: string; message: string } | undefined;
  /** Lets another element open the file chooser. */
  readonly chooser?: RefObject<HTMLInputElement | null>;
  readonly disabled?: boolean;
  readonly onChange: (picture: File) => void;
}

/** Chooses a picture from the device and displays it; at once refuses one that cannot be sent. */
export function PictureInput({ value, children, disabled = false, onChange, ...own }: Props) {
  const t = useFormMessages();
  const input = useRef<HTMLInputElement>(null);
  const chooser = own.chooser ?? input;
  const preview = useObjectUrl(value);
  const [refused, setRefused] = useState<{ problem: PictureProblem; file: File } | null>(null);
  const said = refused ? own.refusal?.(refused.problem, refused.file) : undefined;
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const checked = await checkPicture(file);
    if (typeof checked === 'string') setRefused({ problem: checked, file });
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
          ref={chooser}
          type="file"
          hidden
          aria-label={own.label ?? t('picture.choose')}
          disabled={disabled}
          accept={PICTURE_ACCEPT}
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            // Allows choosing the same file again after it was refused.
            target.value = '';
          }}
        />
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<AddPhoto />}
          disabled={disabled}
          onClick={() => chooser.current?.click()}
        >
          {own.choose ?? t('picture.choose')}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {value?.name ?? own.limits ?? t('picture.limits')}
        </Typography>
      </Box>
      <AlertDialog
        open={refused !== null}
        title={said?.title ?? t('picture.error')}
        message={refused && (said?.message ?? t(`picture.${refused.problem}`))}
        onClose={() => setRefused(null)}
      />
    </Stack>
  );
}
