import type { AreaRoute } from '../app/areaRoute.ts';

export const accountsPublicRoutes: readonly AreaRoute[] = [
  {
    path: '/login',
    title: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
    page: async () => (await import('./SignInPage.tsx')).SignInPage,
  },
  {
    path: '/forgot-password',
    title: { th: 'ลืมรหัสผ่าน', en: 'Forgot password' },
    page: async () => (await import('./forgotten/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  },
  {
    path: '/otp',
    title: { th: 'กรอกรหัสยืนยัน', en: 'Enter the code' },
    page: async () => (await import('./forgotten/OtpPage.tsx')).OtpPage,
  },
  {
    path: '/reset-password',
    title: { th: 'ตั้งรหัสผ่านใหม่', en: 'Set a new password' },
    page: async () => (await import('./forgotten/ResetPasswordPage.tsx')).ResetPasswordPage,
  },
  {
    path: '/reset-password-success',
    title: { th: 'ตั้งรหัสผ่านใหม่แล้ว', en: 'Password changed' },
    page: async () => (await import('./forgotten/ResetPasswordSuccessPage.tsx')).ResetPasswordSuccessPage,
  },
];
