import { useLocation } from 'react-router-dom';
import { receiptOf } from '../../sale/receipt/SaleReceipt.ts';
import { NoReceipt } from './NoReceipt.tsx';
import { PaidSale } from './PaidSale.tsx';

/** CHAN-27, CHAN-28: the page after payment; without a receipt it has nothing to show. */
export function SuccessPage() {
  const location = useLocation();
  const receipt = receiptOf(location.state);
  return receipt ? <PaidSale receipt={receipt} /> : <NoReceipt location={location.pathname + location.search} />;
}
