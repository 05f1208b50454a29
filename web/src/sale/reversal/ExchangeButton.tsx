import { Button, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { ExchangeEntry } from '@taem/domain/till/basket.ts';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePermission } from '../../app/permission.ts';
import { useSession } from '../../app/session.ts';
import { useReversalMessages } from './messages.ts';

interface ExchangeButtonProps {
  readonly sale: { readonly branchId: string };
  /** The pieces that come back; null while that is not settled. */
  readonly entry: ExchangeEntry | null;
}

/**
 * Takes the chosen pieces to the till, to exchange them for others; only for a user who sells, in the branch where they were
 * sold.
 */
export function ExchangeButton({ sale, entry }: ExchangeButtonProps) {
  const t = useReversalMessages();
  const navigate = useNavigate();
  const reason = useId();
  const { canWrite: maySell } = usePermission(PAGE.payment);
  const { branchId, branches } = useSession();
  const own = branches.find(({ id }) => id === sale.branchId);
  // A user who does not work in the branch can do nothing with its sales.
  if (!maySell || !own) return null;
  const isElsewhere = branchId !== sale.branchId;
  return (
    <>
      {isElsewhere && entry && (
        <Typography id={reason} variant="body2" color="textSecondary" sx={{ flex: '1 1 100%', order: -1 }}>
          {t('return.exchangeBranch', { branch: own.name })}
        </Typography>
      )}
      <Button
        size="large"
        variant="outlined"
        disabled={!entry || isElsewhere}
        aria-describedby={isElsewhere && entry ? reason : undefined}
        onClick={() => navigate('/payment/addproduct', { state: entry })}
      >
        {t('return.exchange')}
      </Button>
    </>
  );
}
