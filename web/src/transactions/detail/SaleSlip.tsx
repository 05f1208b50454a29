import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { MAX_IMAGE_BYTES } from '@taem/domain/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { checkPicture, PICTURE_ACCEPT } from '../../app/checkPicture.ts';
import { freshAccessToken } from '../../app/freshAccessToken.ts';
import { useNotice } from '../../app/notice.tsx';
import { usePermission } from '../../app/permission.ts';
import { useObjectUrl } from '../../app/useObjectUrl.ts';
import { Part } from '../../sale/Part.tsx';
import { useFormat } from '../../sale/useFormat.ts';
import type { SaleDetailFragment } from '../gql/graphql.ts';
import { useSaleDetailMessages } from './messages.ts';
import { useAttachSlip } from './useAttachSlip.ts';

interface Props {
  sale: SaleDetailFragment;
  onReadAgain: () => Promise<void>;
}

/** WALL-18 The picture of a transfer slip, to view, attach and replace. Nothing for a sale without a transfer. */
export function SaleSlip({ sale, onReadAgain }: Props) {
  const t = useSaleDetailMessages();
  const format = useFormat();
  const notify = useNotice();
  const { canWrite } = usePermission(PAGE.paymentHistory);
  const chooser = useRef<HTMLInputElement>(null);
  const { attach, sending } = useAttachSlip(sale, onReadAgain);
  const [problem, setProblem] = useState<string | null>(null);
  const { slipImageUrl, channels } = sale;
  if (!slipImageUrl && !channels.some(({ type }) => type === 'TRANSFER')) return null;

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    const checked = await checkPicture(file);
    if (typeof checked === 'string') {
      const sizes = { size: format.count(file.size), most: format.count(MAX_IMAGE_BYTES) };
      return setProblem(checked === 'size' ? t('sale.slipTooLarge', sizes) : t('sale.slipNoPicture'));
    }
    const refused = await attach(checked);
    setProblem(refused);
    if (!refused) notify(t('sale.slipSaved'), 'success');
  };
  return (
    <Part title={t('sale.slip')}>
      {problem && (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {problem}
        </Alert>
      )}
      {slipImageUrl ? (
        <Slip url={slipImageUrl} number={sale.transactionNo} />
      ) : (
        <Typography color="textSecondary">{t('sale.noSlip')}</Typography>
      )}
      {canWrite && (
        <>
          <input
            ref={chooser}
            type="file"
            hidden
            aria-label={t('sale.slip')}
            accept={PICTURE_ACCEPT}
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              // Allows choosing the same file again after it was refused.
              event.target.value = '';
            }}
          />
          <Button
            variant="outlined"
            startIcon={<AddPhoto />}
            loading={sending}
            onClick={() => chooser.current?.click()}
            sx={{ mt: 1.5 }}
          >
            {t(slipImageUrl ? 'sale.slipReplace' : 'sale.slipAttach')}
          </Button>
        </>
      )}
    </Part>
  );
}

function Slip({ url, number }: { url: string; number: string }) {
  const t = useSaleDetailMessages();
  const { picture, failed } = useGuardedPicture(url);
  if (failed) return <Typography color="error">{t('sale.slipFailed')}</Typography>;
  return (
    <Box sx={{ minHeight: 180 }}>
      {picture && (
        <>
          <Box
            component="img"
            src={picture}
            alt={t('sale.slipAlt', { number })}
            sx={{ display: 'block', maxWidth: 1, maxHeight: 320, borderRadius: 1, border: 1, borderColor: 'divider' }}
          />
          <Link href={picture} target="_blank" rel="noreferrer" sx={{ display: 'inline-block', py: 1.25 }}>
            {t('sale.slipOpen')}
          </Link>
        </>
      )}
    </Box>
  );
}

/** Loads a picture that only signed-in users may see: fetched with the token, and displayed from memory. */
function useGuardedPicture(url: string): { picture: string | null; failed: boolean } {
  const [file, setFile] = useState<File | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    setFailed(false);
    fetchPicture(url, gone.signal).then(setFile, () => {
      if (!gone.signal.aborted) setFailed(true);
    });
    return () => gone.abort();
  }, [url]);
  return { picture: useObjectUrl(file), failed };
}

async function fetchPicture(url: string, signal: AbortSignal): Promise<File> {
  const token = await freshAccessToken();
  const response = await fetch(url, { signal, headers: token ? { authorization: `Bearer ${token}` } : {} });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const picture = await response.blob();
  return new File([picture], 'slip', { type: picture.type });
}
