import { Navigate, useLocation } from 'react-router-dom';

/** CUST-15 The short address that the documents give the page: it leads on, and going back does not end in it. */
export function ToRegister() {
  const { search } = useLocation();
  return <Navigate to={`/customers/register${search}`} replace />;
}
