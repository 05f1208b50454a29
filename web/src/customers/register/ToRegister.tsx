import { Navigate, useLocation } from 'react-router-dom';

/** CUST-15 Redirects from the short address in the documents; Back does not return to it. */
export function ToRegister() {
  const { search } = useLocation();
  return <Navigate to={`/customers/register${search}`} replace />;
}
