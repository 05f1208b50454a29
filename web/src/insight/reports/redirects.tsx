import { Navigate } from 'react-router-dom';
import { pathOf } from './declarations.ts';

/** BI-02 Addresses of before, which lead to the report of the same name. */
export const ToTransactions = () => <Navigate to={pathOf('revenue', 'transactions')} replace />;
export const ToVoid = () => <Navigate to={pathOf('revenue', 'void')} replace />;
