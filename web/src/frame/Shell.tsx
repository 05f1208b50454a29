import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ThemeProvider } from '@mui/material';
import { enUS, thTH } from '@mui/material/locale';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { createApolloClient, endApolloClient } from '../app/apolloClient.ts';
import { AreaRoutesContext } from '../app/areaRoute.ts';
import { useLanguage } from '../app/i18n.ts';
import type { Language } from '../app/language.ts';
import { NoticeProvider } from '../app/notice.tsx';
import { currentUserId, sessionEndedBy, useSessionIfAny } from '../app/session.ts';
import { signInPath } from '../app/signInPath.ts';
import { SiteMapContext } from '../app/siteMap.ts';
import { themeIn } from '../app/theme.ts';
import { RecordTabsContext } from '../resources/recordTabs.ts';
import { Layout } from './Layout.tsx';
import { publicRoutes } from './publicRoutes.ts';
import { mainRoutes, overlays, recordTabs } from './routes.tsx';
import { siteMap } from './siteMap.ts';
import { useRenewal } from './useRenewal.ts';

const LOCALES = { th: thTH, en: enUS };
const routes = [...mainRoutes, ...publicRoutes];
const map = siteMap(routes);

/** Everything behind sign-in. When the session ends, also in another tab, it leads to sign-in. */
export function Shell() {
  const session = useSessionIfAny();
  const { pathname, search } = useLocation();
  if (!session) {
    const left = sessionEndedBy() === 'user';
    return <Navigate to={left ? '/login' : signInPath(pathname + search)} state={{ ended: !left }} replace />;
  }
  // Another person, by PIN or in another tab, gets a new tree: no data of the previous one may stay in memory.
  return <SignedIn key={session.id} />;
}

function SignedIn() {
  const client = useOwnClient();
  const language = useLanguage();
  useRenewal();
  useNamesIn(language, client);
  return (
    <ApolloProvider client={client}>
      <ThemeProvider theme={themeIn(language, LOCALES[language])}>
        <AreaRoutesContext value={routes}>
          <SiteMapContext value={map}>
            <RecordTabsContext value={recordTabs}>
              <NoticeProvider>
                <Layout />
                {overlays.map((Overlay, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
                  <Overlay key={at} />
                ))}
              </NoticeProvider>
            </RecordTabsContext>
          </SiteMapContext>
        </AreaRoutesContext>
      </ThemeProvider>
    </ApolloProvider>
  );
}

/** Returns the client of the signed-in user; it is ended when another person, or no one, is signed in. */
function useOwnClient(): ApolloClient {
  const [client] = useState(createApolloClient);
  const [owner] = useState(currentUserId);
  useEffect(
    () => () => {
      if (currentUserId() !== owner) endApolloClient(client);
    },
    [client, owner],
  );
  return client;
}

/** Reloads the names that all shops share after the language has changed. */
function useNamesIn(language: Language, client: ApolloClient): void {
  const loadedLanguage = useRef(language);
  useEffect(() => {
    if (loadedLanguage.current === language) return;
    loadedLanguage.current = language;
    // A failure is retried by the page that shows it.
    client.resetStore().catch(() => undefined);
  }, [language, client]);
}
