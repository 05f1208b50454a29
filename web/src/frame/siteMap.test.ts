import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { placesOf, whereIs } from '../app/siteMap.ts';
import { PLACE_TEXTS } from './placeTexts.ts';
import { publicRoutes } from './publicRoutes.ts';
import { mainRoutes } from './routes.tsx';
import { siteMap } from './siteMap.ts';

const parts = siteMap([...mainRoutes, ...publicRoutes]);
const places = parts.flatMap(placesOf);
const reached = places.flatMap((place) => [place, ...place.below]).map(({ path }) => path);

/** Steps, files and aliases of pages: another page leads to each. */
const FROM_ELSEWHERE = [
  ...['search-member', 'addproduct', 'member-mainmenu', 'lite', 'channels', 'success'].map(
    (step) => `/payment/${step}`,
  ),
  ...['/suppliers', '/product-categories', '/product-sub-categories'].map((list) => `${list}/import`),
  ...['/customers/import', '/products/import', '/products/labels', '/ci/potential/import', '/ci/potential/register'],
  ...['/register', '/bi/revenue/transaction', '/bi/revenue/void', '/aboutshop', '/change-password', '/management'],
];

test('every page without an id is on the map once, or is named as reached from another', () => {
  const pages = mainRoutes.map(({ path }) => path).filter((path) => !/:|[/]create$/.test(path));
  const lost = pages.filter((path) => !reached.includes(path) && !FROM_ELSEWHERE.includes(path));
  expect(lost).toEqual([]);
  expect(reached).toEqual([...new Set(reached)]);
});

test('MGMT-42 what has no separate screen has none', () => {
  const pages: readonly string[] = [...mainRoutes, ...publicRoutes].map(({ path }) => path);
  for (const path of ['/potentials', '/payment/transaction', '/onboard/subscribe/form'])
    expect(pages).not.toContain(path);
});

test('the navigation has seven parts at most, and every page says what is done there', () => {
  expect(parts.length).toBeLessThanOrEqual(7);
  const silent = places.filter(({ path, isDisabled }) => !isDisabled && !PLACE_TEXTS[path]);
  expect(silent.map(({ path }) => path)).toEqual([]);
  expect(Object.keys(PLACE_TEXTS).filter((path) => path !== '/management' && !reached.includes(path))).toEqual([]);
});

test.each([
  ['/', 'home', '/'],
  ['/payment/channels', 'sell', '/payment'],
  ['/transactions/1', 'sales', '/transactions'],
  ['/ci/member/profiles/1/general', 'customers', '/ci/member/search'],
  ['/ci/potential/register', 'customers', '/ci/potential/search'],
  ['/products/labels', 'products', '/products'],
  ['/stock/product/1/show', 'products', '/stock/product'],
  ['/bi', 'insight', '/bi'],
  ['/bi/unsold', 'insight', '/bi/productandCategory'],
  ['/bi/report/each-loyalty/Gold', 'insight', '/bi/loyalty'],
  ['/insight/dashboards/1/schedules', 'insight', '/insight/dashboards'],
  ['/management', 'management', undefined],
  ['/change-password', 'management', '/management/profile'],
  ['/provinces/1/show', 'management', '/lists'],
])('%s belongs to the part %s', (address, part, place) => {
  const here = whereIs(address, parts);
  expect([here?.part.name, here?.place?.path]).toEqual([part, place]);
});

/** Pages as they were named before there was a rail: they are bookmarked, and stand in mails and on paper. */
const FORMER = [
  ...['/', '/login', '/forgot-password', '/otp', '/reset-password', '/reset-password-success', '/setup', '/sandbox'],
  ...['/register/x', '/claim/x', '/test', '/lists', '/security', '/changes', '/calendar', '/merchant-setting'],
  ...['/aboutshop', '/change-password', '/management', '/management/profile', '/management/setting'],
  ...['', '/addproduct', '/channels', '/lite', '/member-mainmenu', '/search-member', '/success'].map(
    (step) => `/payment${step}`,
  ),
  ...['/transactions', '/transactions/x', '/products/import', '/products/labels', '/products/x/show'],
  ...['/ci', '/ci/member/search', '/ci/member/merges', '/customers/register', '/customers/import'],
  ...['', '/data', '/general', '/merge', '/persona', '/social', '/tags', '/timeline'].map(
    (part) => `/ci/member/profiles/x${part}`,
  ),
  ...['search', 'register', 'import', 'profiles/x'].map((page) => `/ci/potential/${page}`),
  ...['', '/baskets', '/buyers', '/customer', '/loyalty', '/points', '/productandCategory', '/ranking'].map(
    (page) => `/bi${page}`,
  ),
  ...[
    '/bi/report/stock/all',
    '/bi/retention',
    '/bi/revenue',
    '/bi/revenue/transaction',
    '/bi/revenue/void',
    '/bi/unsold',
  ],
  ...['/insight', '/insight/workbench', '/insight/workbench/x', '/insight/dashboards', '/insight/dashboards/x'],
  ...['/insight/dashboards/x/schedules', '/insight/dashboards/x/wall'],
  ...['/stock/product', '/stock', '/stock-import/create', '/suppliers/x', '/postcodes', '/revenue-targets/create'],
  ...['/merchant-branches/create', '/merchant-roles/x', '/merchant-users/create', '/member-tiers', '/offers/create'],
];

test.each(FORMER)('the former address %s has its page', (address) => {
  expect(matchRoutes([...mainRoutes, ...publicRoutes] as RouteObject[], address)).not.toBeNull();
});
