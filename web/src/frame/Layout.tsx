import { Box, Toolbar, useMediaQuery } from '@mui/material';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import type { AreaRoute } from '../app/areaRoute.ts';
import { useViewerRightsQuery } from '../app/gql/hooks.ts';
import { useLanguage } from '../app/i18n.ts';
import { late } from '../app/late.tsx';
import { readLocal, removeLocal, writeLocal } from '../app/localStore.ts';
import { useDocumentTitle } from '../app/useDocumentTitle.ts';
import { CONTENT, useFocusOnPage } from '../app/useFocusOnPage.ts';
import { useRetry } from '../app/useRetry.ts';
import { LIST_WIDTH, PAGE_WIDTH, WIDE_WINDOW } from '../ui/tokens.ts';
import { useFrameMessages } from './messages.ts';
import { Rail } from './navigation/Rail.tsx';
import { usePalette } from './palette/usePalette.ts';
import { RequirePermission } from './RequirePermission.tsx';
import { TopBar } from './TopBar.tsx';
import { useFreshShop } from './useFreshShop.ts';
import { useTillIdle } from './useTillIdle.ts';

const OfflineNotice = late(async () => (await import('./OfflineNotice.tsx')).OfflineNotice);
const SideMenu = late(async () => (await import('./navigation/SideMenu.tsx')).SideMenu);
const Palette = late(async () => (await import('./palette/Palette.tsx')).Palette);

/** The frame of the main pages: the bar on top, the navigation at the side, and the page in its width. */
export function Layout() {
  const t = useFrameMessages();
  const page = useMatches().at(-1)?.handle as AreaRoute | undefined;
  const language = useLanguage();
  const rail = useRail(page?.hasNoRail === true);
  const palette = usePalette();
  const [menuOpen, setMenuOpen] = useState(false);
  // Loads dialogs early, so that they are there even if the network fails later; the page is drawn first.
  useEffect(() => {
    if (!rail.fits) SideMenu.ahead();
  }, [rail.fits]);
  // Loaded early: otherwise text typed right after its shortcut would go to another field.
  useEffect(Palette.ahead, []);
  useDocumentTitle(page?.title[language]);
  useRightsRetry();
  useFreshShop();
  useTillIdle();
  useFocusOnPage();
  useCounterSizes(page?.hasNoRail === true);
  const toggleMenu = () => (rail.fits ? rail.toggle() : setMenuOpen((open) => !open));
  return (
    <Box>
      <SkipLink>{t('shell.skip')}</SkipLink>
      <TopBar
        isCounter={page?.hasNoRail === true}
        onToggleMenu={toggleMenu}
        menuOpen={rail.isShown || menuOpen}
        onSearch={palette.open}
        searching={palette.isOpen}
      />
      {palette.isOpen && <Palette onClose={palette.close} />}
      {menuOpen && !rail.fits && <SideMenu onClose={() => setMenuOpen(false)} />}
      <Toolbar className="screen-only" />
      <Box sx={{ display: 'flex' }}>
        {rail.isShown && <Rail />}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <OfflineNotice />
          <Box component="main" id={CONTENT} tabIndex={-1} sx={{ ...MAIN, maxWidth: OUTER[page?.width ?? 'page'] }}>
            <Box sx={{ maxWidth: page?.width ? undefined : PAGE_WIDTH, mx: page?.hasNoRail ? 'auto' : 0 }}>
              {page?.hasNoHeading && <h1 className="visually-hidden">{page.title[language]}</h1>}
              <RequirePermission objectCode={page?.permission}>
                <Outlet />
              </RequirePermission>
            </Box>
          </Box>
        </Box>
      </Box>
      {/* A page opened by its address always has the key `default`: its path distinguishes it. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </Box>
  );
}

/** Makes texts and buttons larger at the counter and on wall screens (`global.css`). */
function useCounterSizes(isCounter: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-counter', isCounter);
    return () => document.documentElement.removeAttribute('data-counter');
  }, [isCounter]);
}

const FOLDED = 'taem.rail.folded';

/** Returns whether the navigation stands beside the page: if there is room, and the user has not hidden it on this device. */
function useRail(isPageAlone: boolean) {
  const isWide = useMediaQuery(WIDE_WINDOW, { noSsr: true });
  const [isFolded, setFolded] = useState(() => readLocal(FOLDED) !== null);
  const fits = isWide && !isPageAlone;
  const toggle = () => {
    setFolded(!isFolded);
    try {
      if (isFolded) removeLocal(FOLDED);
      else writeLocal(FOLDED, '1');
    } catch {
      // The device stores nothing: the choice holds until the page is reloaded.
    }
  };
  return { fits, isShown: fits && !isFolded, toggle };
}

function SkipLink({ children }: { children: string }) {
  const hiddenUntilFocused = {
    position: 'absolute',
    left: 16,
    top: -60,
    zIndex: 1400,
    px: 2,
    py: 1,
    color: 'primary.main',
    bgcolor: 'background.paper',
    borderRadius: 1,
    '&:focus': { top: 10 },
  };
  return (
    <Box component="a" href={`#${CONTENT}`} className="screen-only" sx={hiddenUntilFocused}>
      {children}
    </Box>
  );
}

/** Widths of the column of a page: titles begin at the same place, whether a list or a form follows. */
const OUTER = { page: LIST_WIDTH, list: LIST_WIDTH, window: 'none' } as const;
/** No bottom padding on paper: it could take a separate sheet, or move everything but the title to the next. */
const MAIN = { mx: 'auto', px: { xs: 2, sm: 3 }, py: 3, outline: 0, '@media print': { pb: 0 } } as const;

/**
 * Loads the rights again until it succeeds, without a reload: while the merchant home cannot be loaded, no writing is allowed
 * (PERM-03).
 */
function useRightsRetry(): void {
  const { error, refetch } = useViewerRightsQuery({ notifyOnNetworkStatusChange: true });
  useRetry(error, refetch);
}
