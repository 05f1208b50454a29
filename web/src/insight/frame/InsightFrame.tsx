import type { ReactNode } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { entryOf, placesOf, useSiteMap, whereIs } from '../../app/siteMap.ts';
import { type Crumb, PageTitle } from '../../ui/PageTitle.tsx';

interface Props {
  /** Path of this page, which determines its section. */
  readonly path: string;
  readonly title: string;
  /** Content to the right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The frame of a page of business insight: its title, and the pages above it.
 *
 *     <InsightFrame path="/bi/revenue/void" title={title}>…</InsightFrame>
 */
export function InsightFrame({ path, title, actions, children }: Props) {
  const language = useLanguage();
  const here = whereIs(path, useSiteMap());
  const first = here && placesOf(here.part).find((place) => place.path === entryOf(here.part));
  const above = [first, here?.place].filter((place) => place && place.path !== path);
  const crumbs: Crumb[] = [...new Set(above)].flatMap((place) =>
    place ? [{ label: place.title[language], to: place.path }] : [],
  );
  return (
    <>
      <PageTitle crumbs={crumbs} actions={actions}>
        {title}
      </PageTitle>
      {children}
    </>
  );
}
