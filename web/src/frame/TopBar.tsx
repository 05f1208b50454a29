import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Logout from '@mui/icons-material/LogoutRounded';
import MenuIcon from '@mui/icons-material/MenuRounded';
import Settings from '@mui/icons-material/SettingsOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import { AppBar, Box, ButtonBase, IconButton, Toolbar, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { COLUMN } from '../app/column.ts';
import { Logo } from '../app/Logo.tsx';
import { useAppMessages } from '../app/messages.ts';
import { useSession } from '../app/session.ts';
import { useFrameMessages } from './messages.ts';

const LogoutDialog = lazy(async () => ({ default: (await import('./LogoutDialog.tsx')).LogoutDialog }));
const BranchSelectionDialog = lazy(async () => ({
  default: (await import('../merchant/BranchSelectionDialog.tsx')).BranchSelectionDialog,
}));

interface Props {
  readonly menuOpen: boolean;
  readonly onToggleMenu: () => void;
}

export function TopBar({ menuOpen, onToggleMenu }: Props) {
  const t = useFrameMessages();
  const [dialog, setDialog] = useState<'branch' | 'logout' | null>(null);
  const close = () => setDialog(null);
  return (
    <AppBar
      position="fixed"
      color="inherit"
      elevation={0}
      className="screen-only"
      aria-label={t('bar.main')}
      sx={{ borderBottom: 1, borderColor: 'divider', zIndex: 'modal' }}
    >
      <Toolbar disableGutters sx={{ ...COLUMN, px: { xs: 1.5, sm: 3 }, gap: { xs: 0, sm: 1 } }}>
        <IconButton edge="start" onClick={onToggleMenu} aria-label={t('bar.menu')} aria-expanded={menuOpen}>
          <MenuIcon />
        </IconButton>
        <BackButton />
        <ButtonBase component={Link} to="/" aria-label={t('bar.home')} sx={{ px: 1, height: 44, borderRadius: 2 }}>
          <Logo height={30} decorative />
        </ButtonBase>
        <Box sx={{ flexGrow: 1 }} />
        <UserButton onClick={() => setDialog('branch')} />
        <Box sx={{ alignSelf: 'stretch', my: 1.5, mx: 0.5, borderRight: 1, borderColor: 'divider' }} />
        <SettingsButton />
        <IconButton edge="end" title={t('bar.logout')} onClick={() => setDialog('logout')} aria-label={t('bar.logout')}>
          <Logout />
        </IconButton>
      </Toolbar>
      <Suspense>
        {dialog === 'logout' && <LogoutDialog onClose={close} />}
        {dialog === 'branch' && <BranchSelectionDialog onClose={close} />}
      </Suspense>
    </AppBar>
  );
}

function BackButton() {
  const t = useFrameMessages();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  if (pathname === '/') return null;
  // A page opened from a link has nothing before it here; the home page is the way back then.
  const goBack = () => (key === 'default' ? navigate('/') : navigate(-1));
  return (
    <IconButton onClick={goBack} aria-label={t('bar.back')}>
      <ArrowBack />
    </IconButton>
  );
}

function UserButton({ onClick }: { onClick: () => void }) {
  const t = useAppMessages();
  const session = useSession();
  const branch = session.branchName ?? t('branch.all');
  const name = `${session.firstname} ${session.lastname}`.trim() || session.username;
  return (
    <ButtonBase
      title={t('branch.choose')}
      onClick={onClick}
      sx={{ gap: 1.5, px: 1.5, py: 0.5, borderRadius: 2, minHeight: 48, textAlign: 'right' }}
    >
      {/* A phone has no room for it; the button keeps its name. */}
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Typography variant="body2" sx={{ fontWeight: 650, lineHeight: 1.4 }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ lineHeight: 1.4 }}>
          {branch}
        </Typography>
      </Box>
      <Storefront color="primary" />
    </ButtonBase>
  );
}

function SettingsButton() {
  const t = useFrameMessages();
  return (
    <IconButton component={Link} to="/management" title={t('bar.settings')} aria-label={t('bar.settings')}>
      <Settings />
    </IconButton>
  );
}
