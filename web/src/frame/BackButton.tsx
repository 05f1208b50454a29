import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import { IconButton } from '@mui/material';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFrameMessages } from './messages.ts';

/**
 * HOME-07 Goes back to the previous page. A page opened from a link has none in this visit, even if its address was changed
 * in place since, as a search does; it then goes to the home page.
 */
export function BackButton() {
  const t = useFrameMessages();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (pathname === '/') return null;
  // The router counts the entries that it has added to the history of this visit.
  const goBack = () => (history.state?.idx > 0 ? navigate(-1) : navigate('/'));
  return (
    <IconButton onClick={goBack} aria-label={t('bar.back')}>
      <ArrowBack />
    </IconButton>
  );
}
