import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import { IconButton, Link } from '@mui/material';
import { formatPhone, phoneDigits } from '@taem/domain/person/phone.ts';
import { useCopy } from '../../app/useCopy.ts';
import { useProfileMessages } from './messages.ts';

/** A phone number to call, and to copy. */
export function PhoneWays({ phone }: { readonly phone: string }) {
  const t = useProfileMessages();
  const copy = useCopy(t('note.copied'), t('note.notCopied'));
  return (
    <>
      <Link href={`tel:${phone}`} color="inherit" sx={{ py: 1.5, my: -1.5, whiteSpace: 'nowrap' }}>
        {formatPhone(phone)}
      </Link>
      <IconButton
        aria-label={t('note.copy')}
        title={t('note.copy')}
        onClick={() => void copy(phoneDigits(phone))}
        sx={{ my: -1.25 }}
      >
        <ContentCopy fontSize="small" />
      </IconButton>
    </>
  );
}
