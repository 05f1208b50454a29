import { Navigate, useLocation } from 'react-router-dom';
import { pathOf } from './declarations.ts';

/** BI-02 Redirects from the other addresses of two reports; keeps their filters. */
const To = ({ path }: { readonly path: string }) => (
  <Navigate to={{ pathname: path, search: useLocation().search }} replace />
);
export const ToTransactions = () => <To path={pathOf('revenue', 'transactions')} />;
export const ToVoid = () => <To path={pathOf('revenue', 'void')} />;
