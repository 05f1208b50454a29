import { isHiddenMenu } from '@taem/domain/accounts/permissions.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useMenusQuery } from '../gql/hooks.ts';

/** A page for which rights are given. */
export interface Page {
  readonly code: string;
  readonly name: string;
  /** 0 for a menu, 1 for a page below it. */
  readonly depth: 0 | 1;
}

/** Returns the pages in order, named in the user's language; those of PERM-18 have no row. */
export function usePages() {
  const language = useLanguage();
  const { data, error, refetch } = useMenusQuery();
  const named = <
    Menu extends { code: string; name: string; names?: { th?: string | null; en?: string | null } | null },
  >(
    menu: Menu,
    depth: Page['depth'],
  ): Page => ({ code: menu.code, name: menu.names?.[language] ?? menu.name, depth });
  const pages = data?.menus
    .filter((menu) => !isHiddenMenu(menu))
    .flatMap((menu) => [
      named(menu, 0),
      ...menu.subMenus.filter((sub) => !isHiddenMenu(sub)).map((sub) => named(sub, 1)),
    ]);
  return {
    pages: pages ?? null,
    error,
    refetch,
    /** Returns the name of a page; one without a menu is named by the end of its code. */
    nameOf: (code: string) =>
      pages?.find((page) => page.code === code)?.name ?? (code.split('.').at(-1) ?? code).replaceAll('_', ' '),
  };
}
