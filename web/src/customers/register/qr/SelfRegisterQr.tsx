import QrCode from '@mui/icons-material/QrCode2';
import { Button } from '@mui/material';
import { late } from '../../../app/late.tsx';
import { useQrMessages } from './messages.ts';
import type { useSelfRegisterLink } from './useSelfRegisterLink.ts';

const QrDialog = late(async () => (await import('./QrDialog.tsx')).QrDialog);

interface Props {
  /** Why it is disabled; null if it is not. */
  readonly why: string | null;
  readonly branchId?: string | null;
  readonly qr?: ReturnType<typeof useSelfRegisterLink>;
}

/** CUST-18, CUST-20, CUST-24 Lets the customer register on their own phone. */
export function SelfRegisterQr({ why, branchId, qr }: Props) {
  const t = useQrMessages();
  return (
    <>
      <span title={why ?? undefined}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<QrCode />}
          disabled={why !== null}
          loading={qr?.loading && !qr.link}
          onClick={() => void qr?.make()}
        >
          {t('qr.open')}
        </Button>
      </span>
      {qr?.link && branchId && (
        <QrDialog
          branchId={branchId}
          link={qr.link}
          renewing={qr.loading}
          onRenew={() => void qr.make()}
          onClose={qr.leave}
        />
      )}
    </>
  );
}
