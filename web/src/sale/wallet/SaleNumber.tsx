import { Link } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { Link as RouterLink } from 'react-router-dom';
import { usePermission } from '../../app/permission.ts';
import { WholeNumbers } from '../../ui/WholeNumbers.tsx';

interface Props {
  readonly sale: { readonly id: string; readonly transactionNo: string };
  /** A text that contains the number. */
  readonly children?: string;
}

/** The number of a sale, as a link to it for users who may see that page. */
export function SaleNumber({ sale, children = sale.transactionNo }: Props) {
  const { canRead } = usePermission(PAGE.paymentHistory);
  const number = <WholeNumbers text={children} />;
  if (!canRead) return <span>{number}</span>;
  return (
    <Link component={RouterLink} to={`/transactions/${sale.id}`}>
      {number}
    </Link>
  );
}
