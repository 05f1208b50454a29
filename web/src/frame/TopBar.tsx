import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import Logout from '@mui/icons-material/LogoutRounded';
import MenuIcon from '@mui/icons-material/MenuRounded';
import Search from '@mui/icons-material/SearchRounded';
import Settings from '@mui/icons-material/SettingsOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import UnfoldMore from '@mui/icons-material/UnfoldMoreRounded';
import { Box, ButtonBase, IconButton, Toolbar, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { chooseColourScheme, useIsDark } from '../app/colourScheme.ts';
import { fullName } from '../app/fullName.ts';
import { switchLanguage, useLanguage } from '../app/i18n.ts';
import { Logo } from '../app/Logo.tsx';
import { late } from '../app/late.tsx';
import { useAppMessages } from '../app/messages.ts';
import { usePermissions } from '../app/permission.ts';
import { useSession } from '../app/session.ts';
import { KeyHint } from '../ui/KeyHint.tsx';
import { CONTROL, textSize } from '../ui/tokens.ts';
import { UNSEEN } from '../ui/unseen.ts';
import { BackButton } from './BackButton.tsx';
import { useFrameMessages } from './messages.ts';

const LogoutDialog = late(async () => (await import('./LogoutDialog.tsx')).LogoutDialog);
const HandOverButton = late(async () => (await import('../till/handOver/HandOverButton.tsx')).HandOverButton);
const BranchSelectionDialog = late(
  async () => (await import('../merchant/BranchSelectionDialog.tsx')).BranchSelectionDialog,
);

interface Props {
  /** The page is a step of a sale. */
  readonly isCounter: boolean;
  readonly menuOpen: boolean;
  readonly onToggleMenu: () => void;
  readonly searching: boolean;
  readonly onSearch: () => void;
}

/** HOME-07 The bar of every page: the navigation, the way back, branch, language, management, logout. */
export function TopBar({ isCounter, menuOpen, onToggleMenu, searching, onSearch }: Props) {
  const t = useFrameMessages();
  const [dialog, setDialog] = useState<'branch' | 'logout' | null>(null);
  const close = () => setDialog(null);
  return (
    // The class keeps its width while a dialog hides the scroll bar.
    <Box component="header" className="screen-only mui-fixed" aria-label={t('bar.main')} sx={BAR}>
      <Toolbar disableGutters sx={{ px: { xs: 1, sm: 1.5 }, gap: { xs: 0, sm: 0.5 } }}>
        <IconButton onClick={onToggleMenu} aria-label={t('bar.menu')} aria-expanded={menuOpen}>
          <MenuIcon />
        </IconButton>
        <BackButton />
        <ButtonBase component={Link} to="/" aria-label={t('bar.home')} sx={LOGO}>
          <Logo height={28} decorative />
        </ButtonBase>
        <Box sx={{ flexGrow: 1 }} />
        <SearchButton isOpen={searching} onClick={onSearch} />
        <Box sx={{ flexGrow: { xs: 0, md: 1 } }} />
        {isCounter && <HandOverButton />}
        <UserButton isShort={isCounter} onClick={() => setDialog('branch')} />
        <LanguageButton />
        <ColourSchemeButton />
        {/* On a phone it is in the navigation. */}
        <IconButton
          component={Link}
          to="/management"
          title={t('bar.settings')}
          aria-label={t('bar.settings')}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <Settings />
        </IconButton>
        <IconButton title={t('bar.logout')} onClick={() => setDialog('logout')} aria-label={t('bar.logout')}>
          <Logout />
        </IconButton>
      </Toolbar>
      {dialog === 'logout' && <LogoutDialog onClose={close} />}
      {dialog === 'branch' && <BranchSelectionDialog onClose={close} />}
    </Box>
  );
}

const BAR = {
  ...{ position: 'fixed', top: 0, right: 0, width: 1, zIndex: 'modal' },
  ...{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' },
} as const;

/** Opens the search; where there is room it looks like a search field. */
function SearchButton({ isOpen, onClick }: { readonly isOpen: boolean; readonly onClick: () => void }) {
  const t = useFrameMessages();
  return (
    <ButtonBase
      onClick={onClick}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+K Meta+K"
      sx={SEARCH}
    >
      <Search />
      <Typography component="span" color="textSecondary" sx={{ flex: 1, textAlign: 'left' }}>
        {t('bar.search')}
      </Typography>
      <KeyHint onButton>Ctrl K</KeyHint>
    </ButtonBase>
  );
}

/**
 * Shows the user (not at a till, which has a separate button for that) and the branch (HOME-04, HOME-08). Marks that a branch
 * is needed, for a user of several branches who sells and may not read figures.
 */
function UserButton({ isShort, onClick }: { readonly isShort: boolean; readonly onClick: () => void }) {
  const t = useAppMessages();
  const session = useSession();
  const mayOn = usePermissions();
  const isNeeded =
    mayOn(PAGE.payment).canRead &&
    !mayOn(PAGE.businessInsight).canRead &&
    session.branchId === null &&
    session.branches.length > 1;
  const branch = session.branchName ?? t('branch.all');
  const name = fullName(session) || session.username;
  return (
    <ButtonBase title={t('branch.choose')} onClick={onClick} sx={USER}>
      <Storefront color={isNeeded ? 'warning' : 'primary'} />
      {/* Hidden on a phone for lack of room; the button keeps its accessible name. */}
      <Box sx={NAME}>
        <Typography variant="body2" noWrap color={isNeeded ? 'warning' : undefined} sx={{ fontWeight: 650 }}>
          {branch}
        </Typography>
        {!isShort && (
          <Typography variant="body2" color="textSecondary" noWrap>
            {name}
          </Typography>
        )}
      </Box>
      <span className="visually-hidden">{t('branch.change')}</span>
      <UnfoldMore color="action" fontSize="small" sx={{ display: { xs: 'none', sm: 'block' } }} />
    </ButtonBase>
  );
}

/** HOME-03 Switches the language. Its accessible name has the code on the button, and the action in the current language. */
function LanguageButton() {
  const t = useFrameMessages();
  const other = useLanguage() === 'th' ? 'en' : 'th';
  const code = other.toUpperCase();
  return (
    <ButtonBase
      aria-label={`${code} ${t('bar.language')}`}
      title={t('bar.language')}
      onClick={() => switchLanguage(other)}
      sx={{ minWidth: CONTROL, minHeight: CONTROL, borderRadius: 1, fontWeight: 650, fontSize: textSize.body }}
    >
      {code}
    </ButtonBase>
  );
}

/** Switches between light and dark. The choice to follow the device is in the profile; a phone has the switch only there. */
function ColourSchemeButton() {
  const t = useFrameMessages();
  const isDark = useIsDark();
  const label = t(isDark ? 'bar.light' : 'bar.dark');
  return (
    <IconButton
      title={label}
      aria-label={label}
      onClick={() => chooseColourScheme(isDark ? 'light' : 'dark')}
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      {isDark ? <LightMode /> : <DarkMode />}
    </IconButton>
  );
}

const LOGO = {
  px: 1,
  height: CONTROL,
  borderRadius: 1,
  minWidth: CONTROL,
  flexShrink: 1,
  overflow: 'hidden',
};
const SEARCH = {
  gap: 1,
  minWidth: CONTROL,
  minHeight: CONTROL,
  borderRadius: 1,
  color: 'action.active',
  border: { md: 1 },
  borderColor: { md: 'divider' },
  px: { md: 1.5 },
  width: { md: 300 },
  // A phone shows only the icon; the text stays its accessible name.
  '& > kbd': { display: { xs: 'none', md: 'block' } },
  '@media (width < 900px)': {
    '& > span': UNSEEN,
  },
} as const;
const NAME = {
  position: { xs: 'absolute', sm: 'static' },
  width: { xs: '1px', sm: 'auto' },
  minWidth: 0,
  overflow: 'hidden',
  clipPath: { xs: 'inset(50%)', sm: 'none' },
} as const;
const USER = {
  gap: 1,
  px: 1.25,
  py: 0.5,
  borderRadius: 1,
  minHeight: 48,
  minWidth: CONTROL,
  maxWidth: 280,
  textAlign: 'left',
  '& p': { lineHeight: 1.4 },
} as const;
