import { Route, Routes } from 'react-router-dom';
import { lazyPage } from './lazy-page.tsx';

const ForgotPasswordPage = lazyPage(
  async () => (await import('../features/session/forgot-password-page.tsx')).ForgotPasswordPage,
);
const NewPasswordPage = lazyPage(
  async () => (await import('../features/session/new-password-page.tsx')).NewPasswordPage,
);
const EmailParserPage = lazyPage(async () => (await import('../features/mail/email-parser-page.tsx')).EmailParserPage);
const NotFoundPage = lazyPage(async () => (await import('../features/not-found/not-found-page.tsx')).NotFoundPage);

/** The pages that few visits open, which the code of every visit has no place for. */
export function RarePages() {
  return (
    <Routes>
      <Route path="/auth/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="/auth/new-password" element={<NewPasswordPage />} />
      <Route path="/email-parser" element={<EmailParserPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
