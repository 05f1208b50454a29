import { useLocation, useNavigate } from 'react-router-dom';
import { SignIn } from './SignIn.tsx';

/** Sign-in for who comes from another page. */
export function SignInPage() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return <SignIn search={search} state={state} onSignedIn={(path) => navigate(path, { replace: true })} />;
}
