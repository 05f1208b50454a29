import { Box, Toolbar } from '@mui/material';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import type { AreaRoute } from '../app/areaRoute.ts';
import { COLUMN } from '../app/column.ts';
import { useLanguage } from '../app/i18n.ts';
import { loadIcons } from '../app/lazyIcon.tsx';
import { PageLoading } from '../app/PageLoading.tsx';
import { useDocumentTitle } from '../app/useDocumentTitle.ts';
import { CONTENT, useFocusOnPage } from '../app/useFocusOnPage.ts';
import { useFrameMessages } from './messages.ts';
import { RequirePermission } from './RequirePermission.tsx';
import { TopBar } from './TopBar.tsx';
import { useFreshBranches } from './useFreshBranches.ts';
import { useRightsRetry } from './useRightsRetry.ts';

const loadOffline = () => import('./OfflineNotice.tsx');
const OfflineNotice = lazy(async () => ({ default: (await loadOffline()).OfflineNotice }));
const loadMenu = () => import('./SideMenu.tsx');
const SideMenu = lazy(async () => ({ default: (await loadMenu()).SideMenu }));

/** The frame of the main pages: bar on top, menu at the side, one column of fixed width (HOME-01). */
export function Layout() {
  const t = useFrameMessages();
  const [menuOpen, setMenuOpen] = useState<boolean | null>(null);
  // It is loaded early, so that it is there even if the network fails later; the page is drawn first.
  useEffect(() => void loadMenu().catch(() => undefined), []);
  useEffect(() => whenIdle(loadIcons), []);
  const page = useMatches().at(-1)?.handle as AreaRoute | undefined;
  const language = useLanguage();
  useDocumentTitle(page?.title[language]);
  useRightsRetry();
  useFreshBranches();
  useFocusOnPage();
  return (
    <Box>
      <SkipLink>{t('shell.skip')}</SkipLink>
      <TopBar onToggleMenu={() => setMenuOpen((open) => !open)} menuOpen={menuOpen === true} />
      <Suspense>{menuOpen !== null && <SideMenu open={menuOpen} onClose={() => setMenuOpen(false)} />}</Suspense>
      <Toolbar className="screen-only" />
      <Suspense>
        <OfflineNotice />
      </Suspense>
      <Box component="main" id={CONTENT} tabIndex={-1} sx={MAIN}>
        {page?.hasNoHeading && <h1 className="visually-hidden">{page.title[language]}</h1>}
        <Suspense fallback={<PageLoading />}>
          <RequirePermission objectCode={page?.permission}>
            <Outlet />
          </RequirePermission>
        </Suspense>
      </Box>
      {/* Each page that is opened by its address has the key that the one before it had. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </Box>
  );
}

/** Once the browser is idle; one without that event gets some time. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 1_000);
  return () => clearTimeout(handle);
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

/** On paper nothing stands below it: extra room would take a separate sheet, or move all but the title to one. */
const MAIN = { ...COLUMN, px: 3, py: 3, outline: 0, '@media print': { pb: 0 } } as const;
