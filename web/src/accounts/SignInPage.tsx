import { useLocation, useNavigate } from 'react-router-dom';
import { SignIn } from './SignIn.tsx';

/** Sign-in for users who come from another page. */
export function SignInPage() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  // If the session had ended in the middle of something, that continues.
  const goOn = state?.ended ? { ended: true } : null;
  return <SignIn search={search} state={state} onSignedIn={(path) => navigate(path, { replace: true, state: goOn })} />;
}
