import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import { IconButton } from '@mui/material';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFrameMessages } from './messages.ts';

/**
 * HOME-07 To where one was before. A page opened from a link has nothing before it here, also after its address was changed in
 * place, as a search does; the home page is the way back then.
 */
export function BackButton() {
  const t = useFrameMessages();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (pathname === '/') return null;
  // The router counts what it has put into the history of this visit.
  const goBack = () => (history.state?.idx > 0 ? navigate(-1) : navigate('/'));
  return (
    <IconButton onClick={goBack} aria-label={t('bar.back')}>
      <ArrowBack />
    </IconButton>
  );
}
