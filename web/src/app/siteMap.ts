import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import { createContext, useContext } from 'react';
import { usePermissions } from './permission.ts';

/** A text in both languages. */
export interface Words {
  readonly th: string;
  readonly en: string;
}

/** A page as the map has it. */
export interface Place {
  readonly path: string;
  readonly title: Words;
  /** Its name where there is little room, as beside the page; that of the documents may be long. */
  readonly short: Words;
  /** Page that needs Read on this object code. */
  readonly right: PageCode | undefined;
  /** Write on it alone leads there too: what is written blind. */
  readonly isForWriters: boolean;
  /** Pages that it leads to; the navigation stops at it. */
  readonly below: readonly Place[];
  /** Beginnings of further addresses that are part of it. */
  readonly owns: readonly string[];
  /** Named, and not to be opened. */
  readonly isDisabled: boolean;
}

/** Pages of a part that belong together. */
export interface Section {
  readonly title: Words;
  readonly places: readonly Place[];
}

export type PartName = 'home' | 'sell' | 'sales' | 'customers' | 'products' | 'insight' | 'management';

/** An entry of the navigation. */
export interface Part {
  readonly name: PartName;
  readonly title: Words;
  /** A page that shows all of it; of other parts the first page is where one enters. */
  readonly overview: string | null;
  /** Whether its pages stand on the management page. */
  readonly isManaged: boolean;
  readonly sections: readonly Section[];
}

/** Which pages belong to which part, in their order: for the navigation, the doors of home, the management page and the search. */
export const SiteMapContext = createContext<readonly Part[]>([]);

/** What the signed-in user may open of the map; parts and sections without such a page are left out. */
export function useSiteMap(): readonly Part[] {
  const parts = useContext(SiteMapContext);
  const permissionOf = usePermissions();
  const open = (places: readonly Place[]): Place[] =>
    places
      .filter(({ right, isForWriters }) => {
        if (!right) return true;
        const { canRead, canWrite } = permissionOf(right);
        return canRead || (isForWriters && canWrite);
      })
      .map((place) => ({ ...place, below: open(place.below) }));
  return parts.flatMap((part) => {
    const sections = part.sections
      .map((section) => ({ ...section, places: open(section.places) }))
      .filter(({ places }) => places.some(({ isDisabled }) => !isDisabled));
    return sections.length > 0 ? [{ ...part, sections }] : [];
  });
}

export const placesOf = (part: Part): readonly Place[] => part.sections.flatMap(({ places }) => places);

/** Where a part is entered. */
export const entryOf = (part: Part): string =>
  part.overview ?? placesOf(part).find(({ isDisabled }) => !isDisabled)?.path ?? '/';

interface Whereabouts {
  readonly part: Part;
  /** null on the overview of the part. */
  readonly place: Place | null;
}

/** The part and the place that an address belongs to: those with the longest beginning of it. */
export function whereIs(pathname: string, parts: readonly Part[]): Whereabouts | null {
  const starts = parts.flatMap((part) => [
    ...(part.overview ? [{ part, place: null, start: part.overview }] : []),
    ...placesOf(part).flatMap((place) =>
      [place, ...place.below].flatMap(({ path, owns }) => [path, ...owns].map((start) => ({ part, place, start }))),
    ),
  ]);
  return (
    starts
      .filter(({ start }) => pathname === start || pathname.startsWith(`${start}/`))
      .toSorted((one, other) => other.start.length - one.start.length)[0] ?? null
  );
}
