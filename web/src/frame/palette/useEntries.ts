import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { PERSONAL_READERS } from '@taem/domain/accounts/personalReaders.ts';
import { formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { formatPhone } from '@taem/domain/person/phone.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { useAreaRoutes } from '../../app/areaRoute.ts';
import { useLanguage } from '../../app/i18n.ts';
import { usePermissions } from '../../app/permission.ts';
import { profilePath } from '../../app/profilePath.ts';
import { businessToday } from '../../app/shopDay.ts';
import { useSiteMap, type Words } from '../../app/siteMap.ts';
import { memberName } from '../../sale/memberName.ts';
import type { PaletteQuery } from '../gql/graphql.ts';
import { PLACE_TEXTS } from '../placeTexts.ts';
import { FURTHER_PLACES, FURTHER_WORDS } from './furtherPlaces.ts';
import { messages, usePaletteMessages } from './messages.ts';
import { lastOpened } from './opened.ts';

/** Actions that run at once instead of opening a page. */
export type Command = 'logout' | 'scheme' | 'language' | 'print';
export const COMMANDS: readonly Command[] = ['language', 'scheme', 'print', 'logout'];

export type Group = 'opened' | 'action' | 'page' | 'member' | 'product' | 'sale';

/** An entry of the palette. */
export interface Entry {
  readonly group: Group;
  /** The address that it opens, or the action that it runs. */
  readonly to: string | Command;
  readonly label: string;
  readonly detail?: string | undefined;
  /** Its own group, if it is listed because it was opened before. */
  readonly kind?: Exclude<Group, 'opened'>;
}

interface NamedEntry extends Entry {
  readonly title: Words;
  readonly also: readonly Words[];
}

/** Search words of every action, whatever its name. */
const DOING: Words = { th: 'ใหม่ เพิ่ม สร้าง', en: 'new add create' };
const SHORT = [
  { to: '/payment', title: { th: messages.th['action.sale'], en: messages.en['action.sale'] }, right: PAGE.payment },
  {
    ...{ to: '/customers/register', right: PAGE.subscribe },
    title: { th: messages.th['action.member'], en: messages.en['action.member'] },
  },
];

const furtherOf = (path: string): readonly Words[] => (FURTHER_WORDS[path] ? [FURTHER_WORDS[path]] : []);

/** Pages that add one record, or many from a file. */
const ADDING = /\/(?:create|import)$/;
/** Pages for adding what is added most often, the most frequent last. */
const OFTEN = ['/stock-import/create', '/offers/create', '/products/create'];

/** Returns the actions, pages and commands of the product that the user may use. */
export function useOwnEntries(): NamedEntry[] {
  const language = useLanguage();
  const mayOn = usePermissions();
  const routes = useAreaRoutes();
  const parts = useSiteMap();
  const short = SHORT.filter(({ right }) => mayOn(right).canWrite);
  const creates = routes
    .filter(({ path, permission }) => ADDING.test(path) && permission && mayOn(permission).canWrite)
    .map(({ path, title }) => ({ to: path, title }))
    .toSorted((one, other) => OFTEN.indexOf(other.to) - OFTEN.indexOf(one.to));
  const actions = [...short, ...creates].map(
    ({ to, title }): NamedEntry => ({
      ...{ group: 'action', to, title, label: title[language] },
      also: [DOING, ...furtherOf(to)],
    }),
  );
  const commands = COMMANDS.map((command): NamedEntry => {
    const of = (name: 'action' | 'also'): Words => ({
      th: messages.th[`${name}.${command}`],
      en: messages.en[`${name}.${command}`],
    });
    const title = of('action');
    return { group: 'action', to: command, title, also: [of('also')], label: title[language] };
  });
  const places = parts.flatMap((part) =>
    part.sections.flatMap((section) =>
      section.places
        .filter(({ isDisabled }) => !isDisabled)
        .flatMap((place) => [place, ...place.below])
        .map((place) => ({ ...place, part, section })),
    ),
  );
  const pages = places.map(({ path, title, part, section }): NamedEntry => {
    const text = PLACE_TEXTS[path];
    const page = routes.find((route) => route.path === path)?.title ?? title;
    const detail = [part.title[language], text?.[language]].filter((each) => each !== title[language]).join(' · ');
    return {
      ...{ group: 'page', to: path, title, label: title[language], detail },
      also: [page, part.title, section.title, ...(text ? [text] : []), ...furtherOf(path)],
    };
  });
  const further = FURTHER_PLACES.flatMap(({ on, right, to, title, also }): NamedEntry[] => {
    const place = places.find(({ path }) => path === on);
    const path = typeof to === 'string' ? to : to(businessToday());
    return place && (!right || mayOn(right).canRead)
      ? [{ ...{ group: 'page', to: path, title, label: title[language], detail: place.title[language] }, also: [also] }]
      : [];
  });
  return [...further, ...pages, ...actions, ...commands];
}

/** Returns which data of the shop the user may search. */
export function useSearched() {
  const mayOn = usePermissions();
  return {
    withMembers: PERSONAL_READERS.some((page) => mayOn(page).canRead),
    withProducts: mayOn(PAGE.product).canRead,
    withSales: mayOn(PAGE.paymentHistory).canRead,
  };
}

/** Returns the entries that were opened last, if this user may still open them. */
export function useOpenedEntries(own: readonly Entry[]): Entry[] {
  const t = usePaletteMessages();
  const { withMembers, withProducts, withSales } = useSearched();
  const isAllowed = { member: withMembers, product: withProducts, sale: withSales };
  return lastOpened().flatMap(({ group, to, label }): Entry[] => {
    const opened = { group: 'opened', kind: group, to } as const;
    if (group === 'page' || group === 'action') {
      const entry = own.find((each) => each.group === group && each.to === to);
      return entry ? [{ ...opened, label: entry.label, detail: t(`group.${group}`) }] : [];
    }
    return isAllowed[group] ? [{ ...opened, label, detail: t(`group.${group}`) }] : [];
  });
}

/** Returns the search results from the shop's data as entries. */
export function useFoundEntries(data: PaletteQuery | undefined): Entry[] {
  const t = usePaletteMessages();
  const language = useLanguage();
  const members = (data?.members?.items ?? []).map(
    ({ id, phone, ...member }): Entry => ({
      ...{ group: 'member', to: profilePath(id), label: memberName(member) },
      detail: [...(phone ? [formatPhone(phone)] : []), member.code].join(' · '),
    }),
  );
  const products = (data?.products?.items ?? []).map(
    ({ id, name, code, retailPrice }): Entry => ({
      ...{ group: 'product', to: `/products/${id}/show`, label: name },
      detail: `${code} · ${formatTwoDecimals(retailPrice)}`,
    }),
  );
  const sales = (data?.transactions?.items ?? []).map(
    ({ id, transactionNo, businessDate, amountDue, status }): Entry => ({
      ...{ group: 'sale', to: `/transactions/${id}`, label: transactionNo },
      detail: [
        writtenDay(businessDate, language),
        formatTwoDecimals(amountDue),
        ...(status === 'VOID' ? [t('sale.void')] : []),
      ].join(' · '),
    }),
  );
  return [...members, ...products, ...sales];
}
