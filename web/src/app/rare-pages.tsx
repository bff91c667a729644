import { Route, Routes } from 'react-router-dom';
import { INVITATION_PATH, LINK_PATH } from '#shared/sharing/schema.ts';
import { lazyPage } from './lazy-page.tsx';

const ForgotPasswordPage = lazyPage(
  async () => (await import('../features/session/forgot-password-page.tsx')).ForgotPasswordPage,
);
const NewPasswordPage = lazyPage(
  async () => (await import('../features/session/new-password-page.tsx')).NewPasswordPage,
);
const EmailParserPage = lazyPage(async () => (await import('../features/mail/email-parser-page.tsx')).EmailParserPage);
const NotFoundPage = lazyPage(async () => (await import('../features/not-found/not-found-page.tsx')).NotFoundPage);

const InvitationPage = lazyPage(async () => (await import('../features/sharing/invitation-page.tsx')).InvitationPage);
const LinkPage = lazyPage(async () => (await import('../features/sharing/link-page.tsx')).LinkPage);

/** The pages that few visits open, which the code of every visit has no place for. */
export function RarePages() {
  return (
    <Routes>
      <Route path="/auth/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="/auth/new-password" element={<NewPasswordPage />} />
      <Route path="/email-parser" element={<EmailParserPage />} />
      <Route path={INVITATION_PATH} element={<InvitationPage />} />
      <Route path={LINK_PATH} element={<LinkPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
