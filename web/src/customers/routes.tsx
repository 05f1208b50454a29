import type { AreaRoute } from '../app/areaRoute.ts';
import { withList } from '../list/withList.ts';

export const customersRoutes: readonly AreaRoute[] = [
  {
    path: '/ci',
    title: { th: 'ลูกค้า', en: 'Customers' },
    page: async () => (await import('./find/PickerPage.tsx')).PickerPage,
    permission: 'Page.Merchant.Customer_Insight',
  },
  {
    path: '/ci/member/search',
    title: { th: 'ค้นหาสมาชิก', en: 'Member search' },
    page: async () => (await withList(import('./find/MemberSearchPage.tsx'))).MemberSearchPage,
    permission: 'Page.Merchant.Customer_Insight',
    width: 'list',
  },
  {
    path: '/ci/potential/search',
    title: { th: 'ค้นหาผู้สนใจ', en: 'Potential search' },
    page: async () => (await withList(import('./find/PotentialSearchPage.tsx'))).PotentialSearchPage,
    permission: 'Page.Merchant.Customer_Insight',
    width: 'list',
  },
  {
    path: '/ci/potential/import',
    title: { th: 'นำเข้าผู้สนใจ', en: 'Import potential customers' },
    page: async () => (await import('./ImportPotentialsPage.tsx')).ImportPotentialsPage,
    permission: 'Page.Merchant.Customer_Insight',
  },
  {
    path: '/customers/register',
    title: { th: 'สมัครสมาชิก', en: 'Register' },
    page: async () => (await import('./register/RegisterPage.tsx')).RegisterPage,
    permission: 'Page.Merchant.Payment.Subscribe',
  },
  {
    path: '/register',
    title: { th: 'สมัครสมาชิก', en: 'Register' },
    page: async () => (await import('./register/ToRegister.tsx')).ToRegister,
  },
  {
    path: '/ci/potential/register',
    title: { th: 'ลงทะเบียนผู้สนใจ', en: 'Register a potential' },
    page: async () => (await import('./register/potential/RegisterPotentialPage.tsx')).RegisterPotentialPage,
    permission: 'Page.Merchant.Customer_Insight',
  },
  {
    path: '/ci/potential/profiles/:id',
    title: { th: 'ผู้สนใจ', en: 'Potential' },
    page: async () => (await import('./register/potential/profile/PotentialProfilePage.tsx')).PotentialProfilePage,
    permission: 'Page.Merchant.Customer_Insight',
  },
  {
    path: '/customers/import',
    title: { th: 'นำเข้าสมาชิก', en: 'Import members' },
    page: async () => (await import('./ImportMembersPage.tsx')).ImportMembersPage,
    permission: 'Page.Merchant.Payment.Subscribe',
  },
  // Any user who may read members may open one; the gateway decides on each field (S12).
  {
    path: '/ci/member/profiles/:id',
    title: { th: 'โปรไฟล์สมาชิก', en: 'Member profile' },
    page: async () => (await import('./profile/pages/MemberProfilePage.tsx')).MemberProfilePage,
  },
  {
    path: '/ci/member/profiles/:id/general',
    title: { th: 'ข้อมูลทั่วไปของสมาชิก', en: 'Member: general information' },
    page: async () => (await import('./profile/pages/MemberSectionPage.tsx')).GeneralPage,
  },
  {
    path: '/ci/member/profiles/:id/persona',
    title: { th: 'ตัวตนของสมาชิก', en: 'Member: persona' },
    page: async () => (await import('./profile/pages/MemberSectionPage.tsx')).PersonaPage,
  },
  {
    path: '/ci/member/profiles/:id/tags',
    title: { th: 'แท็กของสมาชิก', en: 'Member: tags' },
    page: async () => (await import('./profile/pages/MemberSectionPage.tsx')).TagsPage,
  },
  {
    path: '/ci/member/profiles/:id/social',
    title: { th: 'โซเชียลของสมาชิก', en: 'Member: social' },
    page: async () => (await import('./profile/pages/MemberSectionPage.tsx')).SocialPage,
  },
  {
    path: '/ci/member/profiles/:id/timeline',
    title: { th: 'ไทม์ไลน์ของสมาชิก', en: 'Member: timeline' },
    page: async () => (await import('./profile/pages/TimelinePage.tsx')).TimelinePage,
  },
  {
    path: '/ci/member/profiles/:id/data',
    title: { th: 'ข้อมูลส่วนบุคคลของสมาชิก', en: 'Member: personal data' },
    page: async () => (await import('./privacy/PrivacyPage.tsx')).PrivacyPage,
  },
  {
    path: '/ci/member/profiles/:id/merge',
    title: { th: 'รวมบัญชีสมาชิก', en: 'Merge accounts' },
    page: async () => (await import('./merge/MergePage.tsx')).MergePage,
    permission: 'Page.Merchant.Customer_Insight',
  },
  {
    path: '/ci/member/merges',
    title: { th: 'บัญชีที่รวมแล้ว', en: 'Merged accounts' },
    page: async () => (await withList(import('./merge/MergesPage.tsx'))).MergesPage,
    permission: 'Page.Merchant.Customer_Insight',
    width: 'list',
  },
];
