import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box, Button, ButtonBase, Typography } from '@mui/material';
import { MAX_IMAGE_BYTES } from '@taem/domain/limits.ts';
import { type RefObject, useState } from 'react';
import { checkPicture, PICTURE_ACCEPT, type PictureProblem } from '../../app/checkPicture.ts';
import { useObjectUrl } from '../../app/useObjectUrl.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { radius } from '../../ui/tokens.ts';
import { usePaymentMessages } from './messages.ts';

interface SlipFieldProps {
  slip: File | null;
  chooser: RefObject<HTMLInputElement | null>;
  disabled: boolean;
  onChange: (slip: File) => void;
}

/** CHAN-09, CHAN-10: the picture of the customer's transfer. */
export function SlipField({ slip, chooser, disabled, onChange }: SlipFieldProps) {
  const t = usePaymentMessages();
  const preview = useObjectUrl(slip);
  const [refused, setRefused] = useState<{ problem: PictureProblem; file: File } | null>(null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const checked = await checkPicture(file);
    if (typeof checked === 'string') setRefused({ problem: checked, file });
    else onChange(checked);
  };
  return (
    <Box>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{t('transfer.slip')}</Typography>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t('transfer.slip')}
        accept={PICTURE_ACCEPT}
        disabled={disabled}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          // The same file can be chosen again after it was refused.
          event.target.value = '';
        }}
      />
      {preview ? (
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <Box
            component="img"
            src={preview}
            alt={t('transfer.preview')}
            sx={{
              height: 116,
              maxWidth: 220,
              objectFit: 'contain',
              borderRadius: radius.control,
              border: 1,
              borderColor: 'divider',
            }}
          />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mb: 1 }}>
              {slip?.name}
            </Typography>
            <Button variant="outlined" onClick={() => chooser.current?.click()}>
              {t('transfer.change')}
            </Button>
          </Box>
        </Box>
      ) : (
        <ButtonBase
          disabled={disabled}
          onClick={() => chooser.current?.click()}
          sx={{
            width: 1,
            minHeight: 96,
            flexDirection: 'column',
            gap: 0.5,
            borderRadius: radius.card,
            border: '1px dashed',
            borderColor: disabled ? 'divider' : 'primary.main',
            color: disabled ? 'text.secondary' : 'primary.main',
          }}
        >
          <AddPhotoAlternateOutlined />
          <strong>{t('transfer.choose')}</strong>
          <span>{disabled ? t('transfer.bankFirst') : t('transfer.limits')}</span>
        </ButtonBase>
      )}
      {refused && <RefusedSlip {...refused} onClose={() => setRefused(null)} />}
    </Box>
  );
}

function RefusedSlip({ problem, file, onClose }: { problem: PictureProblem; file: File; onClose: () => void }) {
  const t = usePaymentMessages();
  const format = useFormat();
  const size = format.count(file.size);
  const text = t(`transfer.refused_${problem}`, { name: file.name, size, most: format.count(MAX_IMAGE_BYTES) });
  return <AlertDialog open title={t(`transfer.refusedTitle_${problem}`)} message={text} onClose={onClose} />;
}
